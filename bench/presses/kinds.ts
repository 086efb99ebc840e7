import type { Locator, Page } from '@playwright/test'

/**
 * One kind of click or key press: the page, and the element that is used. `turn` counts the
 * measurements of this kind, from 0.
 */
export interface Interaction {
  readonly name: string
  readonly path: string
  /** A selector of an element that is visible when the page is complete. */
  readonly readySelector: string
  /** Prepares the page. This is not measured. */
  readonly before?: (page: Page, turn: number) => Promise<void>
  readonly press: (page: Page, turn: number) => Promise<void>
  /** Undoes what the click or key has stored. */
  readonly after?: (page: Page) => Promise<void>
}

/**
 * Milliseconds that the pointer rests on its target before a click, and that the mouse button stays
 * down.
 */
const [rest, hold] = [200, 60]

/** Moves the pointer to the target and lets it rest there, as a person does before a click. */
const point = async (page: Page, target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2)
  await page.waitForTimeout(rest)
}
const down = async (page: Page): Promise<void> => {
  await page.mouse.down()
  await page.waitForTimeout(hold)
  await page.mouse.up()
}

const click = (target: (page: Page, turn: number) => Locator): Pick<Interaction, 'before' | 'press'> => ({
  before: (page, turn) => point(page, target(page, turn)),
  press: down,
})

const home = { path: '/home/dashboard', readySelector: '.ui-table tbody tr >> nth=20' }
const link = (page: Page, href: string): Locator => page.locator(`nav a[href^="${href}"]`).first()

export const kinds: readonly Interaction[] = [
  {
    name: 'open a voucher',
    ...home,
    ...click((page, turn) => page.locator('.ui-table .ui-row-link[href*="bilag="]').nth(turn)),
  },
  { name: 'sort a list', ...home, ...click((page, turn) => page.locator('.ui-table .ui-sort').nth((turn + 3) % 5)) },
  {
    name: 'filter a list',
    ...home,
    press: async (page, turn) => {
      const kind = ['manual-bilag', 'income-bilag', 'depreciation'][turn % 3]!
      await page.locator('#dashboard-type').selectOption(kind)
    },
  },
  {
    name: 'search a list',
    ...home,
    before: (page) => page.locator('#dashboard-search').focus(),
    press: (page, turn) => page.keyboard.press('bsm'[turn % 3]!),
  },
  {
    name: 'new expense',
    ...home,
    before: async (page) => {
      await page.locator('button[aria-haspopup="menu"]').first().click()
      await point(page, page.getByRole('menuitem').first())
    },
    press: down,
  },
  {
    name: 'switch house',
    ...home,
    press: async (page, turn) => {
      await page.locator('aside select[name="house"]').selectOption({ index: turn % 2 })
    },
  },
  { name: 'month of the plot', ...home, ...click((page, turn) => page.locator('.home-bars button').nth(turn * 2)) },
  { name: 'language', ...home, ...click((page) => page.locator('.ui-language button[aria-pressed="false"]')) },
  { name: 'colours', ...home, ...click((page) => page.locator('.ui-language + button').first()) },
  {
    name: 'quick search',
    ...home,
    before: async (page) => {
      await page.keyboard.down('Control')
      await page.waitForTimeout(rest)
    },
    press: (page) => page.keyboard.press('k'),
  },
  { name: 'costs', ...home, ...click((page) => link(page, '/home/detailed-costs')) },
  { name: 'suppliers', ...home, ...click((page) => link(page, '/home/suppliers')) },
  {
    name: 'open a contract',
    path: '/home/contract',
    readySelector: '.ui-table tbody tr',
    ...click((page, turn) => page.locator('.ui-table .ui-row-link').nth(turn % 2)),
  },
  {
    name: 'register a payment',
    path: '/home/contract/3',
    readySelector: 'button[aria-label="More actions"]',
    before: async (page) => {
      await page.getByRole('button', { name: 'More actions' }).click()
      await point(page, page.getByRole('menuitem', { name: 'Register payment' }))
    },
    press: down,
  },
  {
    name: 'match a payment',
    path: '/home/bank',
    readySelector: '.inbox-line >> nth=3',
    ...click((page) => page.locator('.inbox-line .inbox-verb').first()),
    after: async (page) => {
      await page.keyboard.press('z')
      await page.waitForTimeout(800)
    },
  },
  {
    name: 'tab of a list',
    path: '/home/bank',
    readySelector: '.inbox-line >> nth=3',
    ...click((page) => page.locator('.bank-tabs button').nth(1)),
  },
]
