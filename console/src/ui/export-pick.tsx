import { useSpeech } from "../i18n/language.tsx";
import { Pick } from "./pick.tsx";

interface ExportPickProps {
  readonly list: "requests" | "bookings" | "customers" | "audit";
  /** `?…` of the list that is shown. */
  readonly query: string;
}

/** The whole list as a file, which the server writes while the browser saves it. */
export function ExportPick({ list, query }: ExportPickProps) {
  const { t } = useSpeech();
  return (
    <Pick
      label={t("filter.export")}
      value=""
      acts
      options={[
        ["", t("filter.export")],
        ["csv", "CSV"],
        ["json", "JSON"],
      ]}
      onChoose={(format) => {
        if (format !== "") save(`/console/api/export/${list}${query || "?"}&format=${format}`);
      }}
    />
  );
}

function save(address: string): void {
  const link = document.createElement("a");
  link.href = address.replace("?&", "?");
  link.download = "";
  link.click();
}
