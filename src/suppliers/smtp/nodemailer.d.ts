/** As much of the optional package as is used here, so that a tree without it still compiles. */
declare module "nodemailer" {
  interface Settings {
    readonly url: string;
    readonly connectionTimeout: number;
    readonly greetingTimeout: number;
    readonly socketTimeout: number;
    readonly disableFileAccess: boolean;
    readonly disableUrlAccess: boolean;
  }
  interface Letter {
    readonly from: string;
    readonly to: { readonly name: string; readonly address: string };
    readonly subject: string;
    readonly text: string;
    readonly messageId: string;
    readonly headers: Readonly<Record<string, string>>;
  }
  export function createTransport(settings: Settings): {
    sendMail(letter: Letter): Promise<unknown>;
  };
}
