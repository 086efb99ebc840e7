import type { Locator, Page } from '@playwright/test'
import { shellWords } from '../src/app/web/words'
import { uiWords } from '../src/base/ui/words/words'
import { expect, type Landlord, type Translate } from './journey'
import type { Product } from './product'

/** A landlord who opens one screen after the other. */
export interface ScreenWalk {
  readonly page: Page
  readonly product: Product
  readonly translate: Translate
  /** The landlord whose screens are opened. The public screens belong to nobody, but some of them need an account. */
  readonly landlord: Landlord
}

/** A state of the product that can be shown. */
export interface Screen {
  readonly name: string
  /** The title of the browser's tab. Left out: any title. */
  readonly title?: (translate: Translate) => string
  /** Opens the screen. It may continue from the previous screen. */
  readonly open: (walk: ScreenWalk) => Promise<unknown>
}

export const pageTitled = (title: (translate: Translate) => string) => (translate: Translate) =>
  translate(shellWords, 'pageTitle', { title: title(translate) })

/** Sends a form as it is and waits until the form shows what is wrong. */
export async function submitInvalidForm(
  { translate }: ScreenWalk,
  form: Page | Locator,
  submit: string,
): Promise<void> {
  await form.getByRole('button', { name: submit, exact: true }).click()
  await expect(form.getByRole('alert').filter({ hasText: translate(uiWords, 'fixFollowing') })).toBeVisible()
}

/** Changes something in the server's answer to this call. */
export async function alterAnswer(
  page: Page,
  call: string,
  change: (answer: Record<string, unknown>) => unknown,
): Promise<void> {
  await page.route(`**/api/${call}`, async (route) => {
    // Requests the whole answer, because an answer from the cache (304) would have no body.
    const { 'if-none-match': _known, ...headers } = route.request().headers()
    const answer = await route.fetch({ headers, maxRetries: 3 })
    // A page that was left no longer needs an answer.
    const read = await answer.json().catch(() => null)
    if (read === null) return route.abort()
    return route.fulfill({ response: answer, json: change(read as Record<string, unknown>) })
  })
}
