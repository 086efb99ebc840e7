import { expect, test as base, type Page } from '@playwright/test'
import { startProduct, type Product } from './product'

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

export type Language = 'en' | 'nb'
export interface Landlord {
  readonly email: string
  readonly token: string
  readonly houseId: number
  /** A call to the API as this landlord. */
  api<T>(method: string, path: string, body?: unknown): Promise<T>
}

let counter = 0

/** A landlord who has registered with profile and house, made by the API. */
export async function makeLandlord(product: Product, { finished = true } = {}): Promise<Landlord> {
  counter += 1
  const email = `landlord${process.pid}x${counter}@husbok.example`
  const send = async <T>(method: string, path: string, body: unknown, token?: string): Promise<T> => {
    const answer = await fetch(`${product.url}/api/${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return (answer.status === 204 ? undefined : await answer.json()) as T
  }
  const { accessToken: token } = await send<{ accessToken: string }>('POST', 'auth/register', { email, password, isAgreePolicy: true })
  const api = <T>(method: string, path: string, body?: unknown) => send<T>(method, path, body, token)
  if (!finished) return { email, token, houseId: 0, api }
  await api('PUT', 'profile', profile)
  const { id } = await api<{ id: number }>('POST', 'house', house)
  return { email, token, houseId: id, api }
}

/** Opens the browser as this landlord: the session stands where the product keeps it. */
export async function enter(page: Page, product: Product, landlord: Landlord, path = '/home'): Promise<void> {
  await page.addInitScript((token) => {
    if (!sessionStorage.getItem('entered')) localStorage.setItem('auth', JSON.stringify({ accessToken: token }))
    sessionStorage.setItem('entered', 'yes')
  }, landlord.token)
  await page.goto(product.url + path)
}

/** Chooses language and colours before the first page is opened. */
export async function choose(page: Page, { language, dark }: { language?: Language; dark?: boolean }): Promise<void> {
  if (dark) await page.emulateMedia({ colorScheme: 'dark' })
  if (language) await page.addInitScript((tag) => localStorage.getItem('language') ?? localStorage.setItem('language', tag), language)
}

/**
 * The browser test with a product per worker. Whatever the page says on its console as an error, throws, or does
 * against the content policy fails the test.
 */
export const test = base.extend<{ quiet: void }, { product: Product }>({
  product: [
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
      page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
      page.on('console', (message) => {
        // Chromium writes every refused call to the console; whether one is expected is the test's own matter.
        if (message.type() === 'error' && !/Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) {
          faults.push(`console: ${message.text()}`)
        }
      })
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`))
      })
      await use()
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
