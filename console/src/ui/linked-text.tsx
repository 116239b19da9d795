/** A web address; what closes a sentence is not part of it. */
const ADDRESS = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

/** A text in which web addresses can be followed. */
export function LinkedText({ text }: { text: string }) {
  return (
    <>
      {text.split(ADDRESS).map((part, index) =>
        // Every second part is what the pattern caught.
        index % 2 === 1 ? (
          <a key={index} href={part} rel="noreferrer noopener" target="_blank">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </>
  );
}
