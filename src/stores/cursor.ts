export { decodeCursor, encodeCursor } from "../domain/paging.ts";
