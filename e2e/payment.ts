import type { Page } from '@playwright/test'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { addDays } from '../src/base/kit/day'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { expect, today, type Landlord, type Translate } from './journey'
import type { Product } from './product'

/** Test cards of the payment provider. */
export const testCards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** A card whose first payment succeeds, and every later one fails. */
  failsLater: '4000 0000 0000 0341',
}

/** Moves the landlord's first voucher or contract back by that many days, as if the trial had started then. */
export async function startTrialDaysAgo(product: Product, landlord: Landlord, days: number): Promise<void> {
  const { id } = await landlord.api<{ id: number }>('GET', 'profile')
  const set = 'update account set "firstBilagDate" = $1 where id = $2'
  await queryEmbedded(product.dataDir, set, [addDays(today(), -days), id])
}

/** Goes from the subscription's page to the payment provider's page. */
export async function goToPayment(page: Page, translate: Translate, price: string): Promise<void> {
  await page.getByRole('radio', { name: price }).check()
  await page.getByRole('button', { name: translate(subscriptionWords, 'toPayment') }).click()
  await page.waitForURL('**/stripe/checkout/**')
}

/** Types a card on the payment provider's page and pays. */
export async function payWithCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number', { exact: true }).fill(card)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
}

/** Moves the payment provider's time on, including everything that falls due meanwhile. */
export async function movePaymentClock(product: Product, advance: string): Promise<void> {
  const answer = await fetch(`${product.sandboxUrl}/__sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance }),
  })
  expect(answer.status).toBeLessThan(300)
}
