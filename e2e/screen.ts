import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { shellWords } from '../src/app/web/words'
import { uiWords } from '../src/base/ui/words'
import { expect, type Landlord, type Say } from './journey'
import type { Product } from './product'

/** Somebody who looks at one screen after the other. */
export interface Walk {
  readonly page: Page
  readonly product: Product
  readonly say: Say
  /** Whose screens they are; the public ones are nobody's, but some need an account behind them. */
  readonly landlord: Landlord
}

/** A state of the product that can be looked at. */
export interface Screen {
  readonly name: string
  /** What the browser's tab says. */
  readonly title: (say: Say) => string
  /** Brings the screen about; may go on from where the one before stands. */
  readonly open: (walk: Walk) => Promise<unknown>
}

export const titled = (title: (say: Say) => string) => (say: Say) => say(shellWords, 'pageTitle', { title: title(say) })

/** Sends a form as it stands and waits until it has told what is wrong. */
export async function refuse({ say }: Walk, form: Page | Locator, submit: string): Promise<void> {
  await form.getByRole('button', { name: submit, exact: true }).click()
  await expect(form.getByRole('alert').filter({ hasText: say(uiWords, 'fixFollowing') })).toBeVisible()
}

/** The server answers this call with something else in it. */
export async function altered(page: Page, call: string, change: (answer: Record<string, unknown>) => unknown): Promise<void> {
  await page.route(`**/api/${call}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change((await answer.json()) as Record<string, unknown>) })
  })
}

/** What is on the screen has come to rest: nothing fades or slides any more. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map((each) => each.finished))
  })
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Lets the buttons of a form stick to the window's edge or not. What half hides behind them comes out by scrolling, but the check takes it
 * for a target that is too small; that the focus never hides there is a journey of its own.
 */
const sticky = (page: Page, position: 'static' | '') =>
  page.evaluate((value) => {
    for (const bar of document.querySelectorAll<HTMLElement>('.ui-form-actions')) bar.style.position = value
  }, position)

/** Everything that an automatic check of accessibility finds. A mail's own content, in its frame, is not the product's. */
export async function findings(page: Page, what: 'everything' | 'colours' = 'everything'): Promise<string[]> {
  await sticky(page, 'static')
  const axe = new AxeBuilder({ page })
  // Names, roles and sizes are the same in both colour schemes: the second one is asked about its colours.
  const asked = what === 'colours' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe.withTags(tags)
  const { violations } = await asked.setLegacyMode(true).exclude('iframe').analyze()
  await sticky(page, '')
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** What is wider than the window, in pixels; 0 when nothing scrolls sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth))
