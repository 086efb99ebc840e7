import type { SourceFile } from './architecture-tree'

/** The only files of the product that know about the sandbox, each with its reason. */
const knowing = new Map([
  ['src/app/server/config.ts', 'reads whether it may stand in, and its port'],
  ['src/app/server/main.ts', 'starts it beside the app'],
  ['src/app/server/sandbox.ts', 'starts it beside the app'],
  ['src/app/server/serve.ts', 'takes its addresses for those that are not configured'],
  ['src/app/server/page-meta.ts', 'tells the pages that it is running'],
  ['src/app/demo/main.ts', 'has none'],
  ['src/landlord/account/web/site-links.ts', 'reads that from the page'],
  ['src/app/web/words-public.ts', 'says that nothing here is signed, paid or sent for real'],
  ['src/app/web/shell/SandboxNotice.tsx', 'shows it'],
  ['src/app/web/shell/Shell.tsx', 'shows it'],
  ['src/app/web/shell/PublicShell.tsx', 'shows it'],
])

/** The text without comments, which may name the sandbox, and without the directive of that name in a Content-Security-Policy. */
const code = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/(?<=content-security-policy': ")sandbox;/g, '')

/**
 * Files of the product that know that their provider may be the sandbox, and listed files that no longer do so. Adapters,
 * services and screens get addresses and credentials, and can't know whose they are.
 */
export function sandboxOffences(source: readonly SourceFile[]): string[] {
  const naming = source
    .filter(({ path }) => !/(^|\/)test-|\.test\.tsx?$/.test(path))
    .filter(({ text }) => /sandbox/i.test(code(text)))
    .map(({ path }) => path)
  return [
    ...naming.filter((path) => !knowing.has(path)).map((path) => `${path}: knows of the sandbox`),
    ...[...knowing.keys()].filter((path) => !naming.includes(path)).map((path) => `${path}: no longer knows of it`),
  ]
}
