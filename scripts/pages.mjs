// Writes the lists of pages and of the menu, from the modules' `web/pages.ts` and `web/menu.ts`: `npm run pages`. `npm run
// pages -- --check` writes nothing and fails when a list doesn't match the modules.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'

const home = 'src/app/web'
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .toSorted()

/** The text of a list: one constant of each file of that name, in the order of their paths. */
function listOf({ file, head = '', about, declared, end = '' }) {
  const found = sources
    .filter((path) => new RegExp(`^src/(\\w+/[\\w-]+/web|app/web/[\\w-]+)/${file}\\.ts$`).test(path))
    .map((path) => {
      const [, name] = /^export const (\w+(?:Pages|Menu))\b/m.exec(readFileSync(path, 'utf8')) ?? []
      if (!name) throw new Error(`${path} exports no constant named …Pages or …Menu`)
      return { name, from: posix.relative(home, path.slice(0, -'.ts'.length)).replace(/^(?!\.)/, './') }
    })
  const lines = [
    '// Written by `npm run pages`.',
    ...found.map(({ name, from }) => `import { ${name} } from '${from}'`),
    ...(head === '' ? [] : [head]),
    '',
    `/** ${about} */`,
    `export const ${declared} = [`,
    ...found.map(({ name }) => `  ...${name},`),
    `]${end}`,
  ]
  return `${lines.join('\n')}\n`
}

const lists = {
  [`${home}/page-list.ts`]: listOf({
    file: 'pages',
    about: 'The pages of every module, and those that join modules.',
    declared: 'pages',
    end: ' as const',
  }),
  [`${home}/menu-list.ts`]: listOf({
    file: 'menu',
    head: "import type { MenuEntry } from '../../base/ui/page/app-page'",
    about: 'The entries of the menu, of all modules.',
    declared: 'menu: readonly MenuEntry[]',
  }),
}

const isCheck = process.argv.includes('--check')
for (const [path, text] of Object.entries(lists)) {
  if (!isCheck) writeFileSync(path, text)
  else if (!sources.includes(path) || readFileSync(path, 'utf8') !== text) {
    console.error(`${path} is not what the modules say; run \`npm run pages\` and commit it.`)
    process.exitCode = 1
  }
}
