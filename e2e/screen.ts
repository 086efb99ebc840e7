import type { Locator, Page } from '@playwright/test'
import { shellWords } from '../src/app/web/words'
import { uiWords } from '../src/base/ui/words/words'
import { expect, type Landlord, type Translate } from './journey'
import type { Product } from './product'

/** Somebody who looks at one screen after the other. */
export interface Walk {
  readonly page: Page
  readonly product: Product
  readonly translate: Translate
  /** Whose screens they are; the public ones are nobody's, but some need an account behind them. */
  readonly landlord: Landlord
}

/** A state of the product that can be looked at. */
export interface Screen {
  readonly name: string
  /** What the browser's tab says; left out: any name. */
  readonly title?: (translate: Translate) => string
  /** Brings the screen about; may go on from where the one before stands. */
  readonly open: (walk: Walk) => Promise<unknown>
}

export const titled = (title: (translate: Translate) => string) => (translate: Translate) =>
  translate(shellWords, 'pageTitle', { title: title(translate) })

/** Sends a form as it stands and waits until it has told what is wrong. */
export async function refuse({ translate }: Walk, form: Page | Locator, submit: string): Promise<void> {
  await form.getByRole('button', { name: submit, exact: true }).click()
  await expect(form.getByRole('alert').filter({ hasText: translate(uiWords, 'fixFollowing') })).toBeVisible()
}

/** The server answers this call with something else in it. */
export async function altered(
  page: Page,
  call: string,
  change: (answer: Record<string, unknown>) => unknown,
): Promise<void> {
  await page.route(`**/api/${call}`, async (route) => {
    // Whole: what the browser has already would come back without a body.
    const { 'if-none-match': _known, ...headers } = route.request().headers()
    const answer = await route.fetch({ headers })
    // A page that is left meanwhile wants no answer any more.
    const read = await answer.json().catch(() => null)
    if (read === null) return route.abort()
    return route.fulfill({ response: answer, json: change(read as Record<string, unknown>) })
  })
}
