/** The look of a report, by day and by night. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1b1f; --paper: #fff; --line: #ddd; --soft: #555; --good: #0a6b2d; --bad: #b00020; --bar: #3b7dd8; --said: #f1f4f9; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e8ec; --paper: #16161a; --line: #333; --soft: #aaa; --good: #6fd08c; --bad: #ff7b8a; --bar: #6ea4ee; --said: #22262e; } }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 2rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper); }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.tasks td:not(:last-child), th { white-space: nowrap; }
td ul, ul.checks { margin: 0; padding-left: 1.1rem; }
ul.checks { list-style: none; padding-left: 0; }
details { margin: .4rem 0; }
details.play { border-top: 2px solid var(--line); padding: .4rem 0; }
details.play > summary { font-weight: 600; }
summary { cursor: pointer; }
small, .note { color: var(--soft); font-weight: 400; }
.agent, .traveller { max-width: 46rem; margin: .4rem 0; padding: .3rem .8rem; border-radius: .6rem; background: var(--said); }
.traveller { margin-left: 4rem; }
.agent p, .traveller p { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; margin: .2rem 0; }
a { color: inherit; }
.good { color: var(--good); }
.bad { color: var(--bad); }
.calls td:nth-child(2) { width: 15rem; }
.line { position: relative; width: 14rem; min-width: 8rem; }
.line i { position: absolute; top: .7rem; height: .5rem; border-radius: .2rem; }
i.ok { background: var(--bar); }
i.bad { background: var(--bad); }
`;
