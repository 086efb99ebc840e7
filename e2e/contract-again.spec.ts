import { formatDay } from '../src/base/kit/day'
import { validationWords } from '../src/base/kit/words-validation'
import { today } from '../src/base/ui/words/today'
import { draftWords } from '../src/base/ui/words/words-draft'
import { subscriptionWords } from '../src/landlord/subscription/words'
import { contractWords } from '../src/lease/contract/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { attach, contractField, fill, goTo, inStep, nextYear, press, variant } from './contract-form'
import { en, enter, expect, makeLandlord, refusedAt, test } from './journey'
import { contract } from './lease-form'
import { altered } from './screen'
import { planLimitWords } from '../src/landlord/plan/words'

interface Stored {
  readonly id: number
  readonly [field: string]: unknown
}

test(
  'a draft survives a reload and a new visit, tells so, and can be started over',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await goTo(page, en, 'terms')
    await fill(dialog, en, { start_date: `15.01.${nextYear}`, month_sum: '12 000' })
    await page.reload()
    await inStep(page, en, 'terms')
    await expect(contractField(dialog, en, 'month_sum')).toHaveValue(/12.000/)
    await expect(contractField(dialog, en, 'start_date')).toHaveValue(`15.01.${nextYear}`)

    // When it is opened again it starts at its first step, with all values and a note about that.
    await page.goto(`${product.url}/home/house-info?createRentContract=true`)
    await inStep(page, en, 'house')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'rules.pdf' })).toBeVisible()
    await expect(dialog).toContainText(`What you typed on ${formatDay(today())} at`)
    await press(dialog, en, 'next')
    await expect(contractField(dialog, en, 'tenant_last_name')).toHaveValue('Ås')
    await fill(dialog, en, { tenant_last_name: 'Berg' })
    await expect(dialog.getByRole('status').filter({ hasText: /Draft kept \d\d:\d\d/ })).toBeVisible()
    await dialog.getByRole('button', { name: en(draftWords, 'discard') }).click()
    const question = page.getByRole('dialog', { name: en(draftWords, 'discardTitle') })
    await expect(question.getByRole('button', { name: en(draftWords, 'stay') })).toBeFocused()
    await question.getByRole('button', { name: en(draftWords, 'discard') }).click()
    await inStep(page, en, 'house')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'rules.pdf' })).toHaveCount(0)
    await page.reload()
    await inStep(page, en, 'house')
    await expect(dialog).not.toContainText('What you typed')

    // Opening a later step with missing values leads back to the step where they are missing.
    await page.goto(`${product.url}/home/dashboard?createRentContract=true&step=summary`)
    await inStep(page, en, 'house')
    // Logging out leaves no data of a tenant on the device.
    await attach(dialog, en)
    await press(dialog, en, 'next')
    await fill(dialog, en, { tenant_last_name: 'Berg' })
    await expect(dialog.getByRole('status').filter({ hasText: /Draft kept/ })).toBeVisible()
    await page.goto(`${product.url}/logout`)
    await expect(page).toHaveURL(/\/login/)
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Berg')
  },
)

test(
  'an unsigned contract is edited in the same wizard: a new start is asked about, the deposit saves',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id } = await contract(landlord, {
      start_date: `${nextYear}-01-15`,
      first_payment_date: `${nextYear}-01-15`,
    })
    await enter(page, product, landlord, `/home/dashboard?editRentContract=${id}`)
    const dialog = await inStep(page, en, 'house', 'editTitle')
    await expect(dialog.getByRole('listitem').filter({ hasText: 'condition.pdf' })).toBeVisible()
    await press(dialog, en, 'next')
    await inStep(page, en, 'tenant', 'editTitle')
    await fill(dialog, en, { tenant_last_name: 'Berg' })
    await press(dialog, en, 'next')
    await inStep(page, en, 'terms', 'editTitle')

    const question = page.getByRole('dialog', { name: en(wizardWords, 'startTitle') })
    const before = `15.01.${nextYear}`
    await fill(dialog, en, { start_date: `01.02.${nextYear}` })
    await expect(question).toContainText(before)
    await question.getByRole('button', { name: en(wizardWords, 'startNo', { before }) }).click()
    await inStep(page, en, 'terms', 'editTitle')
    await expect(contractField(dialog, en, 'start_date')).toHaveValue(before)
    await expect(contractField(dialog, en, 'first_payment_date')).toHaveValue(before)
    // Clicking Next at once goes nowhere before the answer.
    await contractField(dialog, en, 'start_date').fill(`01.02.${nextYear}`)
    await contractField(dialog, en, 'start_date').press('Enter')
    await question.getByRole('button', { name: en(wizardWords, 'startYes') }).click()
    await expect(contractField(dialog, en, 'start_date')).toHaveValue(`01.02.${nextYear}`)
    await inStep(page, en, 'terms', 'editTitle')
    // The landlord's profile has no bank account for the rent yet. It is asked for here and saved in the profile.
    await fill(dialog, en, { rent_iban: '8601 11 17948' })
    await press(dialog, en, 'next')
    await refusedAt(contractField(dialog, en, 'rent_iban'), en(validationWords, 'iban'))
    await fill(dialog, en, { rent_iban: '8601 11 17947' })
    await press(dialog, en, 'next')
    await inStep(page, en, 'including', 'editTitle')
    expect(await landlord.api('GET', 'profile')).toMatchObject({ iban: 'NO9386011117947', lastName: 'Nordmann' })
    await press(dialog, en, 'back')
    await expect(contractField(dialog, en, 'month_sum')).toBeVisible()
    await expect(contractField(dialog, en, 'rent_iban')).toBeHidden()
    await press(dialog, en, 'next')
    await inStep(page, en, 'including', 'editTitle')
    await expect(dialog.getByRole('checkbox', { name: en(contractWords, 'internet') })).toBeChecked()
    await press(dialog, en, 'next')
    await inStep(page, en, 'deposit', 'editTitle')
    await expect(variant(dialog, en, 0)).toBeChecked()
    await variant(dialog, en, 1).check()
    await press(dialog, en, 'update')
    await refusedAt(contractField(dialog, en, 'deposit_sum'), en(validationWords, 'required'))
    await fill(dialog, en, { deposit_sum: '24 000' })
    await press(dialog, en, 'update')
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(`${product.url}/home/dashboard`)
    expect(await landlord.api<Stored>('GET', `contract/${id}`)).toMatchObject({
      tenant_last_name: 'Berg',
      start_date: `${nextYear}-02-01`,
      first_payment_date: `${nextYear}-02-01`,
      deposit_sum: 24_000,
      is_open_deposit_account: true,
      deposit_count_payment_day: 45,
    })
  },
)

test(
  'a refusal of the server leads to the step of its field; a lost answer makes one contract',
  { tag: '@proof' },
  async ({ page, product, quiet }) => {
    const landlord = await makeLandlord(product)
    await enter(page, product, landlord)
    const dialog = await goTo(page, en, 'summary')
    // The summary also says where the rent is paid, and that nothing is entered yet.
    await expect(dialog.getByRole('region', { name: en(wizardWords, 'terms'), exact: true })).toContainText(
      `${en(contractWords, 'rent_iban')}–`,
    )
    await expect(dialog.getByText(en(wizardWords, 'noRentAccount'))).toBeVisible()
    await page.route('**/api/contract', (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'invalid', fields: { tenant_email: 'email.invalid', keys_count: 'tooMuch' }, requestId: 'x' },
      }),
    )
    await press(dialog, en, 'save')
    await inStep(page, en, 'tenant')
    await refusedAt(contractField(dialog, en, 'tenant_email'), en(validationWords, 'email.invalid'))
    await expect(dialog.getByRole('alert')).toBeFocused()
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(1)
    await expect(contractField(dialog, en, 'tenant_last_name')).toHaveValue('Ås')
    await page.unroute('**/api/contract')

    for (const step of ['terms', 'including', 'deposit', 'summary'] as const) {
      await press(dialog, en, 'next')
      await inStep(page, en, step)
    }
    quiet.allow(/Failed to load resource: net::ERR/)
    // The request arrives, but its answer does not.
    await page.route('**/api/contract', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await press(dialog, en, 'save')
    await expect(dialog.getByRole('alert')).toContainText('No connection')
    await page.unroute('**/api/contract')
    await press(dialog, en, 'save')
    await expect(page).toHaveURL(/\/home\/contract\/\d+$/)
    expect(await landlord.api<Stored[]>('GET', 'contract/all')).toHaveLength(1)
  },
)

test(
  'a spent trial stops a new contract before anything is typed, used up vouchers do not',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await altered(page, 'profile', (answer) => ({ ...answer, free: { used: 21, warnAt: 15, cap: 21 } }))
    await enter(page, product, landlord, '/home/dashboard?createRentContract=true')
    await inStep(page, en, 'house')
    await page.unrouteAll()
    await altered(page, 'profile', (answer) => ({ ...answer, trial: { day: 30, state: 'blocked' } }))
    await page.reload()
    const stop = page.getByRole('dialog', { name: en(planLimitWords, 'limit30Title') })
    await stop.getByRole('button', { name: en(subscriptionWords, 'ok'), exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(`${product.url}/home/dashboard`)
  },
)
