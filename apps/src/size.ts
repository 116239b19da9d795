/** How tall the page's content is, whatever the frame's height. */
export function contentHeight(): number {
  const { documentElement: root } = document;
  const { height } = root.style;
  root.style.height = "max-content";
  const measured = Math.ceil(root.getBoundingClientRect().height);
  root.style.height = height;
  return measured;
}

/** Tells the size of the content whenever it changes; what it gives back ends that. */
export function watchSize(tell: (width: number, height: number) => void): () => void {
  let frame = 0;
  let last = "";
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      const [width, height] = [Math.ceil(window.innerWidth), Math.max(1, contentHeight())];
      const size = `${width} ${height}`;
      if (size !== last) tell(width, height);
      last = size;
    });
  });
  observer.observe(document.documentElement);
  observer.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
