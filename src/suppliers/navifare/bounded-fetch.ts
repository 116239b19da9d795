/** Fetch whose answers end with an error once they are longer than any honest one. */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body) return response;
    let bytes = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, out) {
        bytes += chunk.byteLength;
        if (bytes > mostBytes) out.error(new Error("The answer is too long"));
        else out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counted), response);
  };
}
