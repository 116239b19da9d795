import { isObject } from "../../answers/read-json.ts";
import { useSpeech } from "../../i18n/language.tsx";
import { Button } from "../../ui/button.tsx";
import { type ControlIds, Field } from "../../ui/field.tsx";
import { PlaceInput } from "../../ui/place-input.tsx";
import { argumentsOf, type FormValue, type FormValues, initialValue } from "./arguments.ts";
import type { FormField, FormSchema } from "./schema.ts";

interface SchemaFieldsProps {
  readonly fields: readonly FormField[];
  readonly values: FormValues;
  readonly onChange: (values: FormValues) => void;
}

export function SchemaFields({ fields, values, onChange }: SchemaFieldsProps) {
  return (
    <div class="fields">
      {fields.map((field) => (
        <SchemaField
          key={field.name}
          field={field}
          value={values[field.name]}
          onChange={(value) => onChange({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  );
}

interface SchemaFieldProps {
  readonly field: FormField;
  readonly value: FormValue;
  readonly onChange: (value: FormValue) => void;
}

/** Names and descriptions are the tool's own, in English. */
function SchemaField({ field, value, onChange }: SchemaFieldProps) {
  const { name, schema, required, help } = field;
  if (schema.kind === "group") {
    const values = isObject(value) ? value : {};
    // An optional group that is left empty is left out, with all that it would need.
    const wanted = required || Object.keys(argumentsOf(schema.fields, values)).length > 0;
    const fields = wanted
      ? schema.fields
      : schema.fields.map((part) => ({ ...part, required: false }));
    return (
      <fieldset class="group" lang="en">
        <legend>
          <code>{name}</code>
        </legend>
        {help && <p class="field-help">{help}</p>}
        <SchemaFields fields={fields} values={values} onChange={onChange} />
      </fieldset>
    );
  }
  if (schema.kind === "list")
    return <ListField field={field} item={schema.item} value={value} onChange={onChange} />;
  return (
    <Field label={name} help={help} lang="en" required={required} wide={isWide(schema)}>
      {(ids) => (
        <Control ids={ids} schema={schema} required={required} value={value} onChange={onChange} />
      )}
    </Field>
  );
}

function isWide(schema: FormSchema): boolean {
  return schema.kind === "json" || (schema.kind === "text" && schema.long);
}

function ListField({
  field,
  item,
  value,
  onChange,
}: SchemaFieldProps & { readonly item: FormSchema }) {
  const { t } = useSpeech();
  const { name, help } = field;
  const items: readonly FormValue[] = Array.isArray(value) ? value : [];
  return (
    <fieldset class="group" lang="en">
      <legend>
        <code>{name}</code>
      </legend>
      {help && <p class="field-help">{help}</p>}
      {items.map((one, index) => (
        <div key={index} class="group-item">
          <SchemaField
            field={{
              name: t("try.item", { name, n: index + 1 }),
              schema: item,
              required: true,
              help: undefined,
              initial: undefined,
            }}
            value={one}
            onChange={(next) => onChange(items.map((old, at) => (at === index ? next : old)))}
          />
          <Button
            kind="quiet"
            mark="close"
            onClick={() => onChange(items.filter((_, at) => at !== index))}
          >
            {t("common.remove")}
          </Button>
        </div>
      ))}
      <Button kind="quiet" mark="plus" onClick={() => onChange([...items, initialValue(item)])}>
        {t("common.add")}
      </Button>
    </fieldset>
  );
}

interface ControlProps {
  readonly ids: ControlIds;
  readonly schema: FormSchema;
  readonly required: boolean;
  readonly value: FormValue;
  readonly onChange: (value: FormValue) => void;
}

function Control({ ids, schema, required, value, onChange }: ControlProps) {
  const { t } = useSpeech();
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  switch (schema.kind) {
    case "choice":
      return (
        <select
          {...ids}
          value={text}
          required={required}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="">{t("try.choose")}</option>
          {schema.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
      );
    case "flag":
      return (
        <select
          {...ids}
          value={value === undefined ? "" : String(value)}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            onChange(chosen === "" ? undefined : chosen === "true");
          }}
        >
          <option value="">—</option>
          <option value="true">true</option>
          <option value="false">false</option>
        </select>
      );
    case "number":
      return (
        <input
          {...ids}
          type="number"
          step={schema.whole ? 1 : "any"}
          min={schema.min}
          max={schema.max}
          required={required}
          value={text}
          onInput={({ currentTarget: { value: typed, valueAsNumber } }) =>
            onChange(typed === "" ? undefined : valueAsNumber)
          }
        />
      );
    case "text":
      return (
        <TextControl
          ids={ids}
          schema={schema}
          required={required}
          value={text}
          onChange={onChange}
        />
      );
    default:
      return (
        <textarea
          {...ids}
          class="code"
          rows={4}
          spellcheck={false}
          value={text}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
}

interface TextControlProps extends Omit<ControlProps, "schema" | "value"> {
  readonly schema: Extract<FormSchema, { kind: "text" }>;
  readonly value: string;
}

function TextControl({ ids, schema, required, value, onChange }: TextControlProps) {
  if (schema.place)
    return <PlaceInput {...ids} value={value} required={required} onChange={onChange} />;
  if (schema.long) {
    return (
      <textarea
        {...ids}
        rows={3}
        maxLength={schema.maxLength}
        required={required}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  const { format, maxLength } = schema;
  const given = { ...ids, maxLength, required, value };
  const onInput = (event: { currentTarget: HTMLInputElement }) =>
    onChange(event.currentTarget.value);
  if (format === "date") return <input {...given} type="date" onInput={onInput} />;
  if (format === "email") return <input {...given} type="email" onInput={onInput} />;
  return <input {...given} type="text" onInput={onInput} />;
}
