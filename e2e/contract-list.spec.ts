import { formatKr, ore } from '../src/base/kit/money'
import { errorWords } from '../src/base/kit/words-errors'
import { uiWords } from '../src/base/ui/words/words'
import { listWords } from '../src/base/ui/words/words-list'
import { incomeWords } from '../src/books/income/words'
import { houseWords } from '../src/landlord/house/words'
import { shellWords } from '../src/app/web/words'
import { contractWords } from '../src/lease/contract/words'
import { wizardWords } from '../src/lease/contract-form/words-wizard'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { totalOf } from './expense-form'
import { en, enter, expect, fieldOf, makeLandlord, test, type Landlord } from './journey'
import {
  contract,
  bookedMonths,
  chooseAction,
  dialogOf,
  firstRent,
  menuButton,
  monthsAgo,
  partOf,
  signedContract,
} from './lease-form'
import { pageWords } from './page-words'
import { tenancyWords } from '../src/lease/tenancy/words'
import { lawWords } from '../src/lease/law/words'

const kr = (amount: number) => formatKr(ore(amount))
const list = '/home/contract'

test(
  'the list is searched and sorted by its address, of the chosen house alone',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await contract(landlord, { tenant_first_name: 'Åse', month_sum: 9000 })
    await signedContract(landlord)
    const other = await landlord.api<{ id: number }>('POST', 'house', {
      name: 'Hytta',
      address: 'Fjellveien 2',
      postcode: '3580',
      city: 'Geilo',
    })
    await contract({ ...landlord, houseId: other.id }, { tenant_first_name: 'Liv' })
    await enter(page, product, landlord, `${list}?house=${landlord.houseId}`)
    const names = page.getByRole('table').getByRole('link')
    await expect(names).toHaveCount(2)
    await page
      .getByRole('columnheader')
      .filter({ hasText: en(contractDetailWords, 'rent') })
      .getByRole('button')
      .click()
    await expect(names).toHaveText(['Åse Hansen', 'Per Hansen'])
    await fieldOf(page, en(contractDetailWords, 'search')).fill('åse 9000')
    await expect(names).toHaveText(['Åse Hansen'])
    await page.reload()
    await expect(names).toHaveText(['Åse Hansen'])
    await fieldOf(page, en(contractDetailWords, 'search')).fill('nobody')
    await page.getByRole('button', { name: en(listWords, 'clearFilters') }).click()
    await expect(names).toHaveCount(2)
    await expect(
      page.getByText(en(contractDetailWords, 'rentOfActive_one', { count: 1, amount: kr(1_200_000) })),
    ).toBeVisible()
    await page.goto(`${product.url}${list}?house=${other.id}`)
    await expect(names).toHaveText(['Liv Hansen'])
  },
)

test(
  'with all houses chosen the list has the contracts of all, also after one was opened, until a house is chosen',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    await contract(landlord, { tenant_first_name: 'Åse' })
    const other = await landlord.api<{ id: number }>('POST', 'house', {
      name: 'Hytta',
      address: 'Fjellveien 2',
      postcode: '3580',
      city: 'Geilo',
    })
    await contract({ ...landlord, houseId: other.id }, { tenant_first_name: 'Liv' })
    const toContracts = page.getByRole('link', { name: en(pageWords, '/home/contract'), exact: true })
    const choice = fieldOf(page, en(houseWords, 'house'))
    const names = page.getByRole('table').getByRole('link')
    await enter(page, product, landlord, '/home')
    await expect(choice).toHaveValue('all')
    await toContracts.click()
    await expect(choice).toHaveValue('all')
    await expect(page.getByRole('table', { name: en(contractDetailWords, 'listOfAll') })).toBeVisible()
    await expect(names).toHaveCount(2)
    await expect(page.getByRole('row').filter({ hasText: 'Liv Hansen' })).toContainText('Hytta')
    await page.getByRole('link', { name: 'Liv Hansen' }).click()
    await expect(choice).toHaveValue(String(other.id))
    await page.goBack()
    await expect(names).toHaveCount(2)
    await choice.selectOption({ label: 'Hytta' })
    await expect(names).toHaveText(['Liv Hansen'])
    await page.goto(product.url + list)
    await expect(names).toHaveText(['Liv Hansen'])
    // The list of contracts also offers all houses.
    await choice.selectOption({ label: en(houseWords, 'allHouses') })
    await expect(page).toHaveURL(`${product.url}${list}?house=all`)
    await expect(names).toHaveCount(2)
  },
)

test(
  'a contract that nobody signed is deleted for good; addresses of what is not there or not possible do no harm',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id } = await contract(landlord)
    // A draft can't be ended and has no income to delete. Old links open nothing.
    for (const deedName of ['finish', 'trash', 'nonsense']) {
      await enter(page, product, landlord, `${list}/${id}?do=${deedName}`)
      await expect(partOf(page, en, 'story')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await chooseAction(page, en, 'edit')
    const wizard = page.getByRole('dialog', { name: new RegExp(en(wizardWords, 'editTitle')) })
    await expect(wizard.getByRole('listitem').filter({ hasText: 'condition.pdf' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(wizard).toBeHidden()
    await expect(menuButton(page, en)).toBeFocused()
    await chooseAction(page, en, 'remove')
    const question = dialogOf(page, en, 'removeTitle', { name: 'Per Hansen' })
    await question.getByRole('button', { name: en(tenancyWords, 'removeGo') }).click()
    await expect(page).toHaveURL(product.url + list)
    await expect(page.getByText(en(contractDetailWords, 'emptyTitle'))).toBeVisible()
    await expect(page.getByRole('button', { name: en(contractDetailWords, 'add'), exact: true })).toHaveCount(1)
    for (const nowhere of [String(id), '999999', 'x', '0']) {
      await page.goto(`${product.url}${list}/${nowhere}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(uiWords, 'notFoundTitle'))
    }
  },
)

/** The address of a house's dashboard for the time since the contract started. */
const since = (landlord: Landlord) =>
  `/home/dashboard?house=${landlord.houseId}&period=custom&from=${monthsAgo(2, 1)}&to=${monthsAgo(0, 28)}`

test(
  'contracts stand in the combined list with their rent, and only their income in the totals',
  { tag: '@proof' },
  async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id } = await signedContract(landlord)
    await enter(page, product, landlord, since(landlord))
    const total = firstRent() + 2_400_000
    await expect(totalOf(page, en, 'income')).toContainText(kr(total))
    const row = page
      .getByRole('row')
      .filter({ has: page.getByText(en(dashboardWords, 'rent-contract'), { exact: true }) })
    await expect(row).toContainText(en(dashboardWords, 'aMonth', { amount: kr(1_200_000) }))
    await expect(page.getByText(en(dashboardWords, 'sumShown_other', { count: 3, amount: kr(total) }))).toBeVisible()
    await fieldOf(page, en(dashboardWords, 'type')).selectOption({ label: en(dashboardWords, 'rent-contract') })
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
    await expect(totalOf(page, en, 'income')).toContainText(kr(total))
    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${list}/${id}\\b`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')

    // The income can also be opened from there, and its month changed.
    await page.goto(`${product.url}${since(landlord)}&type=income-bilag`)
    await page.getByRole('table').getByRole('link').first().click()
    const one = page.getByRole('dialog', { name: 'Per Hansen' })
    await one.getByRole('link', { name: en(incomeWords, 'toContract') }).click()
    await expect(page).toHaveURL(new RegExp(`${list}/${id}\\b`))
    await page.goBack()
    await one.getByRole('button', { name: en(incomeWords, 'changeRent') }).click()
    const rent = page.getByRole('dialog', { name: en(incomeWords, 'changeRent') })
    await fieldOf(rent, en(incomeWords, 'sum')).fill('1')
    await rent.getByRole('button', { name: en(incomeWords, 'save'), exact: true }).click()
    await expect(totalOf(page, en, 'income')).toContainText(kr(total - 1_199_900))
  },
)

test('a house with a contract that is not finished stays', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await contract(landlord)
  await landlord.api('POST', 'house', { name: 'Hytta', address: 'Fjellveien 2', postcode: '3580', city: 'Geilo' })
  await enter(page, product, landlord, `/home/dashboard?house=${landlord.houseId}`)
  await page.getByRole('button', { name: en(shellWords, 'deleteHouse') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: en(houseWords, 'deleteHouse') }).click()
  await expect(question.getByRole('alert')).toHaveText(en(errorWords, 'houseHasContract'))
})

test('rent that is not booked any more is told, with the reason', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  // Two years of rent exceed the free vouchers.
  const start = monthsAgo(24, 1)
  const { id } = await signedContract(landlord, { start_date: start, first_payment_date: start })
  await enter(page, product, landlord, `${list}/${id}`)
  await expect(page.locator('.contract-next')).toContainText(en(contractDetailWords, 'blocked_freeLimit'))
  await expect(bookedMonths(page, en, 21)).toBeVisible()
})

test('a lease that counts as open-ended is shown and counted as one', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const start = monthsAgo(14, 1)
  const { id } = await signedContract(landlord, {
    start_date: start,
    first_payment_date: start,
    type: 'time-bound',
    end_date: monthsAgo(2, 1),
    month_sum: 9000,
  })
  await enter(page, product, landlord, list)
  await expect(
    page.getByText(en(contractDetailWords, 'rentOfActive_one', { count: 1, amount: kr(900_000) })),
  ).toBeVisible()
  await page.goto(`${product.url}${list}/${id}`)
  const terms = page.getByRole('region', { name: en(contractDetailWords, 'terms') })
  await expect(terms).toContainText(en(lawWords, 'countsAsOpen'))
  await expect(terms).toContainText(en(contractDetailWords, 'namedLastDay'))
  await expect(terms).toContainText(en(contractDetailWords, 'notice_other', { count: 3 }))
  await expect(terms).not.toContainText(en(contractWords, 'time-bound'))
  await expect(terms).not.toContainText(en(contractWords, 'fixed_term_terminable'))
})

test('the address of the PDF leads to it', { tag: '@proof' }, async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord)
  await enter(page, product, landlord, '/home')
  await page.goto(`${product.url}/contract/${id}/generate-pdf`)
  const viewer = page.getByRole('dialog', { name: /Per Hansen contract\.pdf/ })
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${product.url}${list}/${id}`)
  await page.goto(`${product.url}/contract/999999/generate-pdf`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(uiWords, 'notFoundTitle'))
})
