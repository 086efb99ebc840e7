import type { Locator, Page } from '@playwright/test'
import { depreciationWords } from '../src/books/depreciation/words'
import { repeatWords } from '../src/books/repeat/words'
import { incomeWords } from '../src/books/income/words'
import { houseWords } from '../src/landlord/house/words'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { freeContractWords } from '../src/lease/free-contract/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { filledIncome, filledItem, wizard } from './books-form'
import { goTo } from './contract-form'
import { finish, heading, toTheEnd } from './free-contract-form'
import { en, enter, expect, fieldOf, house, isFull, makeLandlord, test, today, type Landlord } from './journey'
import type { Product } from './product'
import { planLimitWords } from '../src/landlord/plan/words'

interface Place {
  readonly name: string
  /** The call that the plan refuses. */
  readonly refused: string
  /** The title of the dialog, if it isn't about a voucher. */
  readonly title?: 'limitRoomTitle'
  /** Nothing is typed there. */
  readonly isForm?: false
  /** Continues up to the click that is refused. */
  readonly open: (page: Page, landlord: Landlord, product: Product) => Promise<Locator>
  /** Everything that was typed or shown is there again. */
  readonly again: (page: Page) => Promise<unknown>
}
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

/** All places where the plan refuses a click. subscription.spec.ts tests the expense. */
const places: readonly Place[] = [
  {
    name: 'a household item, in the last step',
    refused: 'depreciationbilag',
    open: async (page) => {
      await button(await filledItem(page, en), en(depreciationWords, 'next')).click()
      return button(await wizard(page, en, 'stepCalculations'), en(depreciationWords, 'save'))
    },
    again: async (page) => {
      const last = await wizard(page, en, 'stepCalculations')
      await button(last, en(depreciationWords, 'back')).click()
      await expect(fieldOf(await wizard(page, en, 'stepForm'), en(depreciationWords, 'name'))).toHaveValue('Sofa')
    },
  },
  {
    name: 'an income',
    refused: 'incomebilag',
    open: async (page) => {
      return button(await filledIncome(page, en), en(incomeWords, 'save'))
    },
    again: (page) => expect(fieldOf(page, en(incomeWords, 'tenant_last_name'))).toHaveValue('Hansen'),
  },
  {
    name: 'a contract, in its summary',
    refused: 'contract',
    open: async (page) => button(await goTo(page, en, 'summary'), en(wizardWords, 'save')),
    again: (page) => expect(page.getByRole('dialog', { name: en(wizardWords, 'newTitle') })).toContainText('Ås'),
  },
  {
    name: 'a repeat that is to go on',
    refused: 'bilag/*/repeat/start',
    isForm: false,
    open: async (page, landlord, product) => {
      const { id } = await landlord.expense({ repeat: 'monthly', date: today() })
      await landlord.api('POST', `bilag/${id}/repeat/stop`)
      await page.goto(`${product.url}/home/dashboard?bilag=${id}`)
      return button(page, en(repeatWords, 'startRepeat'))
    },
    again: (page) => expect(button(page, en(repeatWords, 'startRepeat'))).toBeVisible(),
  },
  {
    name: 'a deleted house that is to come back',
    refused: 'house/*/restore',
    title: 'limitRoomTitle',
    isForm: false,
    open: async (page, landlord, product) => {
      const { id } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
      await landlord.api('DELETE', `house/${id}`)
      await page.goto(`${product.url}/home/trash-folder`)
      return button(page, en(houseWords, 'restoreOf', { name: 'Second' }))
    },
    again: (page) => expect(button(page, en(houseWords, 'restoreOf', { name: 'Second' }))).toBeVisible(),
  },
  {
    name: 'the end of the free contract, whose account was made before',
    refused: 'contract',
    isForm: false,
    open: async (page, _landlord, product) => {
      await page.goto(`${product.url}/api/health`)
      await page.evaluate(() => localStorage.clear())
      await toTheEnd(page, product, en)
      return finish(page, en)
    },
    // Neither password nor national id is kept. The national id is asked for again.
    again: async (page) => {
      await heading(page, en(freeContractWords, 'password'))
      await expect(button(page, en(freeContractWords, 'finishResumed'))).toBeVisible()
    },
  },
]

for (const { name, refused, title = 'limit21Title', isForm, open, again } of isFull ? places : places.slice(0, 1))
  test(`subscribing leads back to where it was wanted: ${name}`, { tag: '@proof' }, async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const press = await open(page, landlord, product)
    await page.route(`**/api/${refused}`, (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 402, json: { message: 'freeLimit', requestId: 'r' } }),
    )
    await press.click()
    const stop = page.getByRole('dialog', { name: en(planLimitWords, title) })
    await button(stop, en(planLimitWords, 'subscribe')).click()
    // There is no question about lost changes, because none are lost.
    await expect(page).toHaveURL(`${product.url}/profile/subscription`)
    const main = page.getByRole('main')
    await expect(main).toContainText(en(subscriptionWords, 'goOnAfterwards'))
    await expect(main.getByText(en(subscriptionWords, 'formKept'))).toHaveCount(isForm === false ? 0 : 1)
    await button(main, en(subscriptionWords, 'backNow')).click()
    await again(page)
  })
