import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { temporaryFolder } from "../stores/sqlite/storage.ts";
import { axeFindings, openWindow, startBrowser } from "../support/browser.ts";
import { connectAgent, createKey, enterByKey, rowOf, startConsole } from "../support/console.ts";
import { portToKeep } from "../support/ports.ts";
import { CHROMIUM, program } from "../support/services.ts";
import type { WayfareProcess } from "../support/wayfare-process.ts";

const letters: string[] = [];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let browser: Browser;
let database: string;
let environment: Readonly<Record<string, string>>;
let wayfare: WayfareProcess;

const mailServer = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo: (_address, _session, done) => done(),
  onData(stream, _session, done) {
    let text = "";
    stream.setEncoding("utf8");
    stream.on("data", (chunk: string) => {
      text += chunk;
    });
    stream.on("end", () => {
      letters.push(text);
      done();
    });
  },
});

beforeAll(async () => {
  folder = await temporaryFolder();
  await new Promise<void>((resolve) => mailServer.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(mailServer.server.address());
  database = join(folder.path, "wayfare.db");
  environment = {
    AUTH_MODE: "keys",
    WAYFARE_DB: database,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "Agency <desk@agency.example>",
    MAIL_DELAY_SECONDS: "2",
    CHROMIUM_PATH: program(CHROMIUM),
  };
  wayfare = await startConsole({ ...environment, HTTP_PORT: String(await portToKeep()) });
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
  await wayfare?.stop();
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await folder.remove();
});

/** A kill between a letter and its note has it sent again, under the name that a mailbox knows it by. */
function messageId(letter: string): string | undefined {
  return /^Message-ID: (.+)$/im.exec(letter)?.[1];
}

async function sendAnswer(page: Page, outcome: string): Promise<void> {
  await page.getByRole("radio", { name: outcome }).check();
  await page.getByRole("button", { name: "Send answer" }).click();
}

async function restart(): Promise<void> {
  await wayfare.kill();
  wayfare = await startConsole({ ...environment, HTTP_PORT: String(wayfare.port) });
}

test("a day: a request in Azerbaijani, a question, its answer, a plan by mail, a booking, a change, a link and a PDF, through two kills", async () => {
  const bearer = {
    authorization: `Bearer ${createKey(database, "agent", "travel:read,travel:book")}`,
  };
  const keys = ["Leyla", "Murad"].map((name) => createKey(database, name, "travel:operate"));
  const watcher = createKey(database, "Nigar", "travel:observe");
  let { agent, close } = await connectAgent(wayfare, bearer);
  const { request_id } = await agent("create_travel_request", {
    name: "Kamran Əliyev",
    contact: "kamran@example.com",
    destination: "Tbilisi",
    lang: "az",
    message: "Bakıdan Tbilisiyə 5 gün, bir nəfər, 1500 AZN.",
  });
  const [leyla, murad] = await Promise.all(
    keys.map(async (key) => {
      const { page } = await openWindow(browser);
      await enterByKey(page, wayfare.port, key);
      await rowOf(page, "Tbilisi").click();
      await page.locator(".plan-day").first().waitFor();
      return page;
    }),
  );
  if (!leyla || !murad) throw new Error("Two operators were to be here");

  // A question, from a template in the traveller's language; a colleague sees it at once.
  await leyla.getByRole("button", { name: "Take it" }).click();
  await leyla.getByLabel("Template…").selectOption("dates");
  await sendAnswer(leyla, "Ask for more");
  await murad.locator(".thread").getByText("Hörmətli Kamran").waitFor();
  await murad.getByText("With Leyla").first().waitFor();
  expect(await agent("get_travel_request", { request_id })).toMatchObject({ turn: "traveller" });

  // The agent answers, and the server dies.
  await agent("add_to_travel_request", {
    request_id,
    message: "2026-12-15 - 2026-12-20. kamran@example.com",
  });
  await leyla.locator(".said-traveller").getByText("2026-12-15").waitFor();
  await close();
  await restart();
  ({ agent, close } = await connectAgent(wayfare, bearer));
  // The question's letter left, and the page hears of it without a reload.
  await leyla.locator(".history").getByText("Sent by e-mail").waitFor();

  // The plan goes into the reply, and by mail into a mailbox: once.
  await leyla.getByRole("button", { name: "Put the plan into the reply" }).click();
  await sendAnswer(leyla, "Confirm");
  await leyla.locator(".given-confirmed").waitFor();
  await expect.poll(() => new Set(letters.map(messageId)).size).toBe(2);
  expect(letters.every((letter) => letter.includes("To: kamran@example.com"))).toBe(true);
  await murad.locator(".history").getByText("Sent by e-mail").first().waitFor();
  const seen = await agent("get_travel_request", { request_id });
  expect(seen).toMatchObject({ status: "confirmed", turn: "none" });
  expect(JSON.stringify(seen)).not.toContain("kamran@");

  // A booking by the operator's hand, from what was asked, answered and planned.
  await leyla.getByRole("link", { name: "Turn into a booking" }).click();
  const flights = leyla.locator("section", { hasText: "Flights" }).first();
  await expect.poll(() => flights.getByLabel("From").inputValue()).toBe("BAK");
  await expect.poll(() => flights.getByLabel("To").inputValue()).toBe("TBS");
  await expect.poll(() => flights.getByLabel("Departure").inputValue()).toBe("2026-12-15");
  await expect.poll(() => flights.getByLabel("Return").inputValue()).toBe("2026-12-20");
  await leyla.getByRole("button", { name: "Search flights" }).click();
  for (const way of ["Way there", "Way back"]) {
    const choose = leyla
      .locator(".options", { hasText: way })
      .getByRole("button", { name: /^Choose/ });
    await choose.first().click();
  }
  await leyla.getByRole("button", { name: "Search hotels" }).click();
  // The plan's own, chosen already.
  await leyla.locator('.hotels [aria-pressed="true"]').waitFor();
  const sum = leyla.locator(".book-sum dd").last();
  await expect.poll(() => sum.innerText()).toMatch(/^\$/);
  const total = await sum.innerText();
  await expect
    .poll(() => leyla.locator(".book-sum").innerText())
    .toMatch(/≈ AZN.*budget: AZN\s1,500/);
  await expect.poll(() => leyla.getByLabel("First name").inputValue()).toBe("Kamran");
  await leyla.getByRole("button", { name: "Check and book…" }).click();
  const look = leyla.getByRole("dialog", { name: "A last look" });
  await look
    .getByText(/Bags each/)
    .first()
    .waitFor();
  // Two clicks book once.
  await look.getByRole("button", { name: /^Book for \$/ }).dblclick();
  await murad.getByRole("link", { name: /Booked as TEST-/ }).waitFor();

  // A change by the keys alone, quoted first; the quote outlives the server.
  for (const page of [leyla, murad]) {
    await page.getByRole("link", { name: /Booked as TEST-/ }).click();
    await page.getByRole("heading", { name: "Tue, 15 Dec 2026" }).waitFor();
    await expect.poll(() => page.locator(".booking-total").innerText()).toContain(total);
  }
  await leyla.getByRole("button", { name: "Change…" }).press("Enter");
  const dialog = leyla.getByRole("dialog", { name: /^Change TEST-/ });
  await dialog.getByLabel("Departure").fill("2026-12-16");
  await leyla.keyboard.press("Enter");
  await dialog
    .getByRole("button", { name: /^Choose/ })
    .first()
    .press("Enter");
  await dialog.getByRole("button", { name: "Names and contact" }).press("Enter");
  await dialog.getByLabel("Phone").fill("+994 50 123 45 67");
  await dialog.getByRole("button", { name: "Show what it costs" }).press("Enter");
  await dialog.getByText(/^Holds until/).waitFor();
  await expect.poll(() => axeFindings(leyla)).toEqual([]);
  await murad.getByRole("heading", { name: "Tue, 15 Dec 2026" }).waitFor();
  const newTotal = await dialog.locator(".sums-total dd").last().innerText();
  await close();
  await restart();
  ({ agent, close } = await connectAgent(wayfare, bearer));
  await dialog.getByRole("button", { name: /^Change (and pay|at no cost|, )/ }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  for (const page of [leyla, murad]) {
    await page.getByRole("heading", { name: "Wed, 16 Dec 2026" }).waitFor();
    await page.locator(".booking-total").getByText(newTotal).waitFor();
    await page.locator(".history").getByText("Leyla").last().waitFor();
  }
  const focused = "document.activeElement.textContent";
  await expect.poll(() => leyla.evaluate(focused)).toBe("Change…");

  // The traveller's link, made by one and seen by both, opens the new times and a PDF of them.
  await leyla.getByRole("combobox", { name: "Language" }).last().selectOption("az");
  await leyla.getByRole("button", { name: "Make a link" }).press("Enter");
  const address = await leyla.locator(".hand-over-address").innerText();
  await murad.getByText(/^Azərbaycan · opens until/).waitFor();
  const { page: kamran, troubles } = await openWindow(browser);
  await kamran.goto(address);
  await kamran.getByRole("heading", { name: "Ç., 16 dek 2026" }).waitFor();
  await expect.poll(() => axeFindings(kamran)).toEqual([]);
  expect(troubles).toEqual([]);
  const pdf = await kamran.request.get(`${address}/itinerary.pdf`);
  expect(pdf.headers()["content-type"]).toBe("application/pdf");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await murad.getByRole("button", { name: "Withdraw" }).press("Enter");
  const sure = murad.getByRole("dialog", { name: "Withdraw this link?" });
  await sure.getByRole("button", { name: "Withdraw" }).press("Enter");
  await leyla.getByText(/· withdrawn/).waitFor();
  expect((await kamran.reload())?.status()).toBe(410);
  for (const page of [leyla, murad]) await page.getByRole("link", { name: "Desk" }).click();

  // The list is narrowed to hers, and a colleague who only looks can change nothing.
  await leyla.getByLabel("Whose").selectOption("Leyla");
  await rowOf(leyla, "Tbilisi").waitFor();
  await murad.getByLabel("Whose").selectOption("Murad");
  await murad.getByText("No request fits this search.").waitFor();
  await expect.poll(() => axeFindings(leyla)).toEqual([]);
  const { page: nigar } = await openWindow(browser);
  await enterByKey(nigar, wayfare.port, watcher);
  await expect.poll(() => axeFindings(nigar)).toEqual([]);
  await rowOf(nigar, "Tbilisi").click();
  await nigar.locator(".thread").waitFor();
  for (const name of ["Take it", "Send answer", "Add note"]) {
    expect([name, await nigar.getByRole("button", { name }).count()]).toEqual([name, 0]);
  }
  await close();
});
