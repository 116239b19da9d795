import { readFileSync } from "node:fs";

/**
 * Loaded into a server before its own code (`--import`): its clock runs from the instant that the
 * file named by CLOCK_FILE holds, and is set anew by SIGUSR2, as by an operator or a time server.
 */

const RealDate = Date;
const file = process.env.CLOCK_FILE;
let offset = 0;
set();
process.on("SIGUSR2", set);

function set() {
  offset = RealDate.parse(readFileSync(file, "utf8")) - RealDate.now();
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + offset);
    else super(...given);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
