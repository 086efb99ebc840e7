import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { yearOf } from '../src/base/kit/day'
import { translate, type Language, type Words } from '../src/base/kit/words'
import { validationKeyAt, validationWords } from '../src/base/kit/words-validation'
import { today } from '../src/base/ui/words/today'
import type { Upload } from './files'
import { startProduct, type Product } from './product'

export { today }
/** The year of the product's current day, in Oslo, regardless of the machine's clock. */
export const currentYear = yearOf(today())

export const password = 'Fjord-1234'
export const ssn = '29124815345'
export const profile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone_code: '+47',
  phone: '90012345',
  country: 'NO',
  city: 'Oslo',
  address: 'Storgata 1',
  postcode: '0155',
  ssn,
}
export const house = { name: 'Storgata 12', address: 'Storgata 12', postcode: '0155', city: 'Oslo' }

export type { Language }

/** Reads the product's own words, so that a journey uses the screen's words. */
export type Translate = <K extends string>(words: Words<K>, key: K, values?: Record<string, string | number>) => string
export const translateInto =
  (language: Language): Translate =>
  (words, key, values) =>
    translate(words, key, language, values)
export const en = translateInto('en')

export interface Landlord {
  readonly email: string
  readonly token: string
  readonly houseId: number
  /** A call to the API as this landlord. */
  api<T>(method: string, path: string, body?: unknown): Promise<T>
  /** Stores a file and returns its url. */
  upload(file: Upload): Promise<string>
  /** Records an expense voucher. `more` changes the standard values. */
  expense(more?: Readonly<Record<string, unknown>>): Promise<{ id: number }>
}

let counter = 0

/** An address that was not used in this run. */
export function freshEmail(): string {
  counter += 1
  return `landlord${process.pid}x${counter}@husbok.example`
}

/** Calls of the API with this token. A refused call throws. */
export const apiWithToken =
  (product: Product, token?: string) =>
  async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? undefined : await answer.json()) as T
  }

/** Stores a file of that account and returns its url. */
async function uploadAs(product: Product, token: string, { name, mimeType, buffer }: Upload): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const answer = await fetch(`${product.url}/api/document`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  if (!answer.ok) throw new Error(`upload of ${name}: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { url: string }).url
}

/** A landlord who has registered with profile and house, created by the API. */
export async function makeLandlord(product: Product, { finished = true } = {}): Promise<Landlord> {
  const email = freshEmail()
  const { accessToken: token } = await apiWithToken(product)<{ accessToken: string }>('POST', 'auth/register', {
    email,
    password,
    isAgreePolicy: true,
  })
  const api = apiWithToken(product, token)
  const upload = (file: Upload) => uploadAs(product, token, file)
  const as = (houseId: number): Landlord => ({
    email,
    token,
    houseId,
    api,
    upload,
    expense: (more) => api('POST', 'bilag', { houseId, ...plainExpense, ...more }),
  })
  if (!finished) return as(0)
  await api('PUT', 'profile', profile)
  const { id } = await api<{ id: number }>('POST', 'house', house)
  return as(id)
}

const plainExpense = {
  cost_type: 'maintenance',
  description: 'Chimney sweep',
  supplierId: 0,
  name: 'Feier AS',
  address: 'Pipegata 1',
  city: 'Oslo',
  postcode: '0155',
  repeat: 'never',
  sum: 1000,
  date: `${currentYear}-01-15`,
  franchise: 100,
}

/** Opens the browser as this landlord. The session is stored where the product keeps it. */
export async function openLoggedIn(
  page: Page,
  product: Product,
  landlord: Pick<Landlord, 'token'>,
  path = '/home',
): Promise<void> {
  // An address of the same origin that loads no script of the product.
  await page.goto(`${product.url}/api/health`)
  await page.evaluate((token) => localStorage.setItem('auth', JSON.stringify({ accessToken: token })), landlord.token)
  await page.goto(product.url + path)
}

/** Chooses language and colours before the first page is opened. */
export async function chooseLanguageAndScheme(
  page: Page,
  { language, dark }: { language?: Language; dark?: boolean },
): Promise<void> {
  if (dark) await page.emulateMedia({ colorScheme: 'dark' })
  if (language)
    await page.addInitScript((tag) => {
      try {
        localStorage['language'] ??= tag
      } catch {
        // An isolated document, such as a file, has no storage.
      }
    }, language)
}

/**
 * Replaces the field's text key by key, as a person does. So the form also gets each half-typed
 * number.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await field.clear()
  await field.pressSequentially(text)
}

/** A field of a form by its label, of any kind. */
export const fieldOf = (within: Page | Locator, label: string): Locator => within.getByLabel(label, { exact: true })

/** Opens the collapsed sections of a form. */
export async function openSections(within: Page | Locator): Promise<void> {
  // An opened section is no longer among the closed ones, so the first of them is another one each time.
  const closed = within.locator('details:not([open]) > summary')
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
}

/** Expects the field to be marked as invalid, with this text as its accessible description. */
export async function expectFieldRefused(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
}

/** The error of a required field that is empty. */
export const requiredAt = (translate: Translate, field: string): string =>
  translate(validationWords, validationKeyAt('required', field))

export interface ExpectedErrors {
  /** From here on, this text is allowed on the console. The journey breaks the connection or makes the server refuse on purpose. */
  allow(expected: RegExp): void
}

/**
 * The browser test, with one product per worker. An error on the page's console, an exception or a violation of the content
 * policy fails the test.
 */
export const test = base.extend<{ quiet: ExpectedErrors }, { product: Product }>({
  product: [
    // Playwright reads the names of the fixtures out of this pattern: here there are none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  quiet: [
    async ({ page }, use) => {
      const faults: string[] = []
      // Chromium writes every refused call to the console. Each test checks whether the refusal is expected.
      const allowed = [/Failed to load resource: the server responded with a status of 4\d\d/]
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !allowed.some((text) => text.test(message.text())))
          faults.push(`console: ${message.text()}`)
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      await use({ allow: (expected) => allowed.push(expected) })
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
