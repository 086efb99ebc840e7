import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { load } from '../report'
import { writePage } from '../sections'
import { kinds, type Interaction } from './kinds'
import { startDemo, type Demo } from './product'
import { page as pageOf, table, type Measured, type Run } from './report'
import { costOf, watchInteractions, type Cost } from './watch'

/** The main thread is slowed down by this factor. */
const slower = 4

const { values: given } = parseArgs({
  args: process.argv.slice(2).filter((flag) => flag !== '--presses'),
  options: {
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '5440' },
    dist: { type: 'string', default: 'dist' },
    keep: { type: 'string' },
    save: { type: 'string', default: '.cache/presses.json' },
    before: { type: 'string' },
  },
})

/**
 * Opens a page in a new tab, without the values that earlier measurements have stored in the
 * browser.
 */
async function open(context: BrowserContext, demo: Demo, { path, readySelector }: Interaction): Promise<Page> {
  const page = await context.newPage()
  await watchInteractions(page)
  const entries = { auth: JSON.stringify({ accessToken: demo.token }), language: 'en' }
  await page.addInitScript(`localStorage.clear(); Object.assign(localStorage, ${JSON.stringify(entries)})`)
  await page.goto(demo.url + path)
  await page.locator(readySelector).first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function measure(context: BrowserContext, demo: Demo, kind: Interaction, turn: number): Promise<Cost> {
  const page = await open(context, demo, kind)
  try {
    await kind.before?.(page, turn)
    const cost = await costOf(page, slower, () => kind.press(page, turn))
    await kind.after?.(page)
    return cost
  } finally {
    await page.close()
  }
}

async function main(): Promise<void> {
  const demo = await startDemo({ dist: given.dist, directory: given.keep, port: Number(given.port) })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH']!,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  // One browser for all measurements, because a landlord's browser also has the parts of the app
  // that it loaded before.
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    reducedMotion: 'reduce',
  })
  const before = load()
  const chosen = kinds.filter(({ name }) => given.only === '' || given.only.split(',').includes(name))
  const measured: Measured[] = chosen.map(({ name }) => ({ name, costs: [] }))
  const runOf = (): Run => ({ measured, slower, load: [before, load()] })
  try {
    for (let turn = 0; turn < Number(given.rounds); turn += 1) {
      for (const [at, kind] of chosen.entries()) measured[at]!.costs.push(await measure(context, demo, kind, turn))
      // A run that is ended early keeps its complete rounds.
      await writeFile(given.save, JSON.stringify(runOf()))
    }
  } finally {
    await browser.close()
    await demo.stop()
  }
  const run = runOf()
  console.log(`\n${table(run)}\n`)
  if (given.before === undefined) return
  await writePage(pageOf(JSON.parse(await readFile(given.before, 'utf8')) as Run, run))
  console.log('Written to docs/benchmarks.md')
}

await main()
