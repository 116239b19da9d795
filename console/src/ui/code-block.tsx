/** Text as it is, in a box that scrolls: by keyboard too, so it takes the focus. */
export function CodeBlock({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <pre class="pre" tabIndex={0}>
      {text}
    </pre>
  );
}
