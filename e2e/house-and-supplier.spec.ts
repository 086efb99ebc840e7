import type { Page } from '@playwright/test'
import { shellWords } from '../src/app/web/words'
import { listWords } from '../src/base/ui/words/words-list'
import { depreciationWords } from '../src/books/depreciation/words'
import { expenseWords } from '../src/books/expense/words'
import { suggestWords } from '../src/books/expense/words-suggest'
import { supplierWords } from '../src/books/supplier/words'
import { formatKr, ore } from '../src/base/kit/money'
import { houseWords } from '../src/landlord/house/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { contractWords } from '../src/lease/contract/words'
import { dashboardWords } from '../src/year/dashboard/words'
import { todoWords } from '../src/year/todo/words'
import { importStatement } from './bank-form'
import {
  chooseLanguageAndScheme,
  en,
  openLoggedIn,
  expect,
  expectFieldRefused,
  fieldOf,
  house,
  translateInto,
  makeLandlord,
  requiredAt,
  test,
  typeInto,
} from './journey'
import { pdf } from './files'
import { costType, fillExpense, receipt, saveButton } from './expense-form'
import { expectNumbersFolded, addCoOwner } from './house-numbers'
import { monthsAgo } from './lease-form'
import { pageWords } from './page-words'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
type Houses = { id: number; name: string }[]

test('house info is read and changed, with its numbers', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord)
  await page.getByRole('link', { name: en(pageWords, '/home/house-info') }).click()
  await expect(heading(page)).toHaveText(en(houseWords, 'infoTitle'))
  for (const value of Object.values(house)) await expect(page.getByRole('main')).toContainText(value)
  await page.getByRole('link', { name: en(houseWords, 'edit') }).click()
  await expect(heading(page)).toHaveText(en(houseWords, 'editTitle', { name: house.name }))
  const typed = {
    name: 'Ærlighetsgården',
    municipality_number: '0301',
    property_number: '12',
    holding_number: '345',
    section_number: '7',
    organisation_number: '987654321',
  } as const
  const municipality = await expectNumbersFolded(page)
  for (const [key, value] of Object.entries(typed))
    await fieldOf(page, en(houseWords, key as keyof typeof typed)).fill(value)
  await addCoOwner(page)
  await page.getByRole('button', { name: en(houseWords, 'save'), exact: true }).click()
  await expect(heading(page)).toHaveText(en(houseWords, 'infoTitle'))
  await expect(page.getByRole('main')).toContainText('66,67\u00a0%')
  await expect(page.getByRole('main')).toContainText('Ola Nordmann, 33,33\u00a0%')
  for (const value of Object.values(typed)) await expect(page.getByRole('main')).toContainText(value)
  await expect(fieldOf(page, en(houseWords, 'house'))).toContainText(typed.name)
  const [saved] = await landlord.api<Houses>('GET', 'house')
  expect(saved).toMatchObject({
    name: typed.name,
    municipality_number: '0301',
    property_number: 12,
    lease_number: null,
    organisation_number: '987654321',
    co_owners: [{ name: 'Ola Nordmann', share: 33.33 }],
  })
  await page.getByRole('link', { name: en(houseWords, 'edit') }).click()
  await expect(municipality).toBeVisible()
})

test('the rules of a house are kept with it and begin a new lease as an attachment, which can be left out', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await openLoggedIn(page, product, landlord, `/home/house-info/edit?house=${landlord.houseId}`)
  const rules = page.getByRole('group', { name: en(houseWords, 'house_rules') })
  await rules.locator('input[type=file][multiple]').setInputFiles([pdf('rules.pdf', 'House rules')])
  const rows = page.getByRole('list', { name: en(houseWords, 'house_rules') }).getByRole('listitem')
  await expect(rows).toContainText('rules.pdf')
  await expect(rows.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: en(houseWords, 'save'), exact: true }).click()
  await expect(heading(page)).toHaveText(en(houseWords, 'infoTitle'))
  await expect(page.getByRole('button', { name: /rules\.pdf/ })).toBeVisible()
  await page.goto(`${product.url}/home/house-info?house=${landlord.houseId}&createRentContract=true`)
  const wizard = page.getByRole('dialog')
  const attached = wizard.getByRole('list', { name: en(contractWords, 'documents') }).getByRole('listitem')
  await expect(attached).toContainText('rules.pdf')
  await expect(wizard.getByText(en(contractFormWords, 'houseRulesAttached'))).toBeVisible()
  await attached.getByRole('button', { name: /remove/i }).click()
  await expect(attached).toHaveCount(0)
  await expect(wizard.getByText(en(contractFormWords, 'houseRulesAttached'))).toHaveCount(0)
})

test('houses are added up to four, the fifth is told to be too many, and the chosen one is kept', async ({
  page,
  product,
}) => {
  const [landlord, selector] = [await makeLandlord(product), fieldOf(page, en(houseWords, 'house'))]
  await openLoggedIn(page, product, landlord)
  for (const name of ['Second', 'Third', 'Fourth']) {
    await page.getByRole('button', { name: en(shellWords, 'addHouse') }).click()
    const dialog = page.getByRole('dialog', { name: en(houseWords, 'addTitle') })
    for (const [key, value] of Object.entries({ ...house, name }))
      await fieldOf(dialog, en(houseWords, key as keyof typeof house)).fill(value)
    await dialog.getByRole('button', { name: en(houseWords, 'add'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(selector.locator('option:checked')).toHaveText(name)
  }
  await page.getByRole('button', { name: en(shellWords, 'addHouse') }).click()
  const full = page.getByRole('dialog', { name: en(houseWords, 'tooManyTitle') })
  await full.getByRole('button', { name: en(houseWords, 'ok'), exact: true }).click()
  await expect(full).toBeHidden()
  expect(await landlord.api<Houses>('GET', 'house')).toHaveLength(4)
  await selector.selectOption({ label: 'Third' })
  await expect(page).toHaveURL(/house=\d+/)
  await page.getByRole('link', { name: en(pageWords, '/home/house-info') }).click()
  await expect(page.getByRole('main')).toContainText('Third')
  await page.goto(`${product.url}/home/house-info`)
  await expect(page.getByRole('main')).toContainText('Third')
})

test('a house is deleted after a question, the only one never', async ({ page, product }) => {
  const translate = translateInto('nb')
  const landlord = await makeLandlord(product)
  const { id } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
  await landlord.expense({ description: 'Of the first' })
  await landlord.expense({ description: 'Of the second', houseId: id })
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/dashboard?house=${id}`)
  await page.getByRole('button', { name: translate(shellWords, 'deleteHouse') }).click()
  const question = page.getByRole('dialog', { name: translate(houseWords, 'deleteTitle', { name: 'Second' }) })
  await expect(question.getByRole('button', { name: translate(houseWords, 'keep') })).toBeFocused()
  await expect(question).toContainText(translate(houseWords, 'expenses_one', { count: 1 }))
  await question.getByRole('button', { name: translate(houseWords, 'keep') }).click()
  expect(await landlord.api<Houses>('GET', 'house')).toHaveLength(2)
  await page.getByRole('button', { name: translate(shellWords, 'deleteHouse') }).click()
  await question.getByRole('button', { name: translate(houseWords, 'deleteHouse') }).click()
  await expect(question).toBeHidden()
  await expect(fieldOf(page, translate(houseWords, 'house')).locator('option:checked')).toHaveText(house.name)
  await expect(page.getByRole('link', { name: 'Of the first' })).toBeVisible()
  await page.getByRole('link', { name: translate(pageWords, '/home/trash-folder') }).click()
  const deleted = page.getByRole('region', { name: 'Second' })
  await expect(deleted).toContainText(translate(houseWords, 'expenses_one', { count: 1 }))
  await deleted.getByRole('button', { name: translate(houseWords, 'restoreOf', { name: 'Second' }) }).click()
  await expect(deleted).toBeHidden()
  await expect(fieldOf(page, translate(houseWords, 'house')).locator('option')).toHaveText([
    house.name,
    'Second',
    translate(houseWords, 'allHouses'),
  ])
  await landlord.api('DELETE', `house/${id}`)
  await page.goto(`${product.url}/home/dashboard`)

  await page.getByRole('button', { name: translate(shellWords, 'deleteHouse') }).click()
  const last = page.getByRole('dialog', { name: translate(houseWords, 'lastTitle') })
  await expect(last).toContainText(translate(houseWords, 'lastText'))
  await last.getByRole('button', { name: translate(houseWords, 'ok'), exact: true }).click()
  expect(await landlord.api<Houses>('GET', 'house')).toHaveLength(1)
})

test('suppliers are added, found, sorted, changed and deleted', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  for (const [name, city] of [
    ['Ås Maler', 'Bergen'],
    ['Zetlitz Rør', 'Ålesund'],
  ] as const) {
    await landlord.api('POST', 'supplier', { name, address: 'Gata 1', city, postcode: '5003' })
  }
  await openLoggedIn(page, product, landlord)
  await page.getByRole('link', { name: en(pageWords, '/home/suppliers') }).click()
  await page.getByRole('link', { name: en(supplierWords, 'addNew') }).click()
  for (const [key, value] of [
    ['name', 'Byggmester Bob'],
    ['address', 'Hammerveien 2'],
    ['postcode', '0456'],
  ] as const) {
    await fieldOf(page, en(supplierWords, key)).fill(value)
  }
  // The city follows from the postcode, also from a changed one. A typed city stays.
  const city = fieldOf(page, en(supplierWords, 'city'))
  await expect(city).toHaveValue('Oslo')
  await typeInto(fieldOf(page, en(supplierWords, 'postcode')), '8622')
  await expect(city).toHaveValue('Mo i Rana')
  await city.fill('Oslo')
  await typeInto(fieldOf(page, en(supplierWords, 'postcode')), '0456')
  await page.getByRole('button', { name: en(supplierWords, 'add'), exact: true }).click()
  await expect(heading(page)).toHaveText(en(supplierWords, 'title'))
  const names = page.getByRole('table').getByRole('rowheader')
  await expect(names).toHaveCount(4)
  // The row of vouchers without a supplier is no supplier.
  await expect(page.getByText(en(supplierWords, 'count_other', { count: 3 }), { exact: true })).toBeVisible()

  // Norwegian order: Å after Z.
  await page
    .getByRole('columnheader', { name: en(supplierWords, 'name') })
    .getByRole('button')
    .click()
  await expect(names).toHaveText(['Byggmester Bob', en(supplierWords, 'none'), 'Zetlitz Rør', 'Ås Maler'])
  await fieldOf(page, en(supplierWords, 'search')).fill('ÅLE')
  await expect(names).toHaveText(['Zetlitz Rør'])
  await expect(page).toHaveURL(/q=/)
  await page.reload()
  await expect(names).toHaveText(['Zetlitz Rør'])
  await fieldOf(page, en(supplierWords, 'search')).fill('nobody')
  await expect(page.getByText(en(listWords, 'noHitsTitle'))).toBeVisible()
  await page.getByRole('button', { name: en(listWords, 'clearFilters') }).click()
  await expect(names).toHaveCount(4)

  await page.getByRole('link', { name: 'Byggmester Bob' }).click()
  await page.getByRole('link', { name: en(supplierWords, 'edit') }).click()
  await fieldOf(page, en(supplierWords, 'city')).fill('Drammen')
  await page.getByRole('button', { name: en(supplierWords, 'save'), exact: true }).click()
  await expect(heading(page)).toHaveText('Byggmester Bob')
  await expect(page.getByRole('main')).toContainText('Drammen')

  await page.getByRole('button', { name: en(supplierWords, 'remove'), exact: true }).click()
  const question = page.getByRole('dialog', { name: en(supplierWords, 'removeTitle', { name: 'Byggmester Bob' }) })
  await question.getByRole('button', { name: en(supplierWords, 'keep') }).click()
  await page.getByRole('button', { name: en(supplierWords, 'remove'), exact: true }).click()
  await question.getByRole('button', { name: en(supplierWords, 'removeYes') }).click()
  await expect(page.getByText(en(supplierWords, 'removed', { name: 'Byggmester Bob' }))).toBeVisible()
  await expect(names).toHaveCount(3)
})

test('a supplier that vouchers use is archived instead, cannot be deleted then, and comes back by editing', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  await landlord.expense({ description: 'Sweeping' })
  await openLoggedIn(page, product, landlord, '/home/suppliers')
  // The voucher isn't paid, and the sentence doesn't say that it is.
  const answer = en(supplierWords, 'yearOf_one', { sum: formatKr(ore(100_000), 'needed'), count: 1 })
  await expect(page.getByText(answer, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Feier AS' }).click()
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveText(['Sweeping'])
  await expect(
    page.getByText(en(dashboardWords, 'costsShown_one', { count: 1, amount: formatKr(ore(100_000)) })),
  ).toBeVisible()
  await page.getByRole('button', { name: en(supplierWords, 'remove'), exact: true }).click()
  await page.getByRole('button', { name: en(supplierWords, 'removeYes') }).click()
  await expect(page.getByText(en(supplierWords, 'archivedInstead', { name: 'Feier AS' }))).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Feier AS' })
  await expect(row).toHaveCount(0)
  await fieldOf(page, en(supplierWords, 'show')).selectOption({ label: en(supplierWords, 'showArchived') })
  await expect(row).toContainText(en(supplierWords, 'archived'))
  await page.getByRole('link', { name: 'Feier AS' }).click()
  await expect(page.getByRole('main')).toContainText(en(supplierWords, 'archivedNote'))
  await expect(page.getByRole('button', { name: en(supplierWords, 'remove'), exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: en(supplierWords, 'edit') }).click()
  await page.getByRole('checkbox', { name: en(supplierWords, 'archived') }).uncheck()
  await page.getByRole('button', { name: en(supplierWords, 'save'), exact: true }).click()
  await expect(page.getByRole('button', { name: en(supplierWords, 'remove'), exact: true })).toBeVisible()
})

test('a long list shows a hundred at a time; the address keeps how many, and a search begins at the first', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  for (let number = 1; number <= 104; number += 1) {
    await landlord.api('POST', 'supplier', {
      name: `Supplier ${number}`,
      address: 'Street 1',
      city: 'Oslo',
      postcode: '0155',
    })
  }
  await openLoggedIn(page, product, landlord, '/home/suppliers')
  const rows = page.getByRole('table').getByRole('rowheader')
  await expect(rows).toHaveCount(100)
  await page.getByRole('button', { name: en(listWords, 'showMore', { count: 5 }) }).click()
  await expect(rows).toHaveCount(105)
  await expect(page).toHaveURL(/[?&]pages=2/)
  await page.reload()
  await expect(rows).toHaveCount(105)
  await fieldOf(page, en(supplierWords, 'search')).fill('supplier 104')
  await expect(rows).toHaveText(['Supplier 104'])
  await expect(page).not.toHaveURL(/pages=/)
})

test('where all houses are shown a new voucher has no house until one is chosen', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const add = (key: 'addExpense' | 'addIncome' | 'addContents' | 'addContract') => async () => {
    await page
      .getByRole('button', { name: en(dashboardWords, 'addDocument'), exact: true })
      .first()
      .click()
    await page.getByRole('menuitem', { name: en(dashboardWords, key) }).click()
  }
  const dialog = page.getByRole('dialog')
  const chosen = fieldOf(dialog, en(expenseWords, 'houseId'))
  // If there is one house, the form has that house, regardless of the address.
  await openLoggedIn(page, product, landlord, '/home/dashboard?house=all&add=expense')
  await expect(chosen).toHaveValue(String(landlord.houseId))

  const { id } = await landlord.api<{ id: number }>('POST', 'house', { ...house, name: 'Second' })
  await page.goto(`${product.url}/home/dashboard`)
  await expect(fieldOf(page, en(houseWords, 'house'))).toHaveValue('all')
  await add('addExpense')()
  await expect(chosen).toHaveValue('')
  await fillExpense(dialog, en, { ...receipt, supplier: 'none' })
  await saveButton(dialog, en).click()
  await expectFieldRefused(chosen, requiredAt(en, 'houseId'))
  await chosen.selectOption({ label: 'Second' })
  await saveButton(dialog, en).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: receipt.description! })).toContainText('Second')
  for (const key of ['addIncome', 'addContents', 'addContract'] as const) {
    await page.goto(`${product.url}/home/dashboard?house=all`)
    await add(key)()
    if (key === 'addContents')
      await dialog.getByRole('button', { name: en(depreciationWords, 'next'), exact: true }).click()
    await expect(chosen).toHaveValue('')
  }
  // A known supplier proposes the house of its last voucher. A house that is already chosen stays.
  await landlord.expense({ houseId: id })
  const chooseSupplier = async () => {
    await fieldOf(dialog, en(expenseWords, 'supplierId')).fill('Feier AS')
    await fieldOf(dialog, en(expenseWords, 'supplierId')).press('Tab')
  }
  await page.goto(`${product.url}/home/dashboard?house=all&add=expense`)
  await chooseSupplier()
  await expect(chosen).toHaveValue(String(id))
  await expect(
    dialog.locator('.suggest-field[data-suggested]').filter({ has: fieldOf(page, en(expenseWords, 'houseId')) }),
  ).toContainText(en(suggestWords, 'markUsual'))
  await page.goto(`${product.url}/home/dashboard?house=${landlord.houseId}&add=expense`)
  await chooseSupplier()
  await expect(costType(dialog, en, 'maintenance')).toBeChecked()
  await expect(chosen).toHaveValue(String(landlord.houseId))
  // Another page shows one house.
  await page.goto(`${product.url}/home/dashboard?house=all`)
  await page.getByRole('link', { name: en(pageWords, '/home/suppliers') }).click()
  await expect(fieldOf(page, en(houseWords, 'house'))).not.toHaveValue('all')
  // If the list shows one house, the form has that house.
  await page.goto(`${product.url}/home/dashboard?house=${id}&add=expense`)
  await expect(chosen).toHaveValue(String(id))
})

test('the home of a house has the payments of its own vouchers, and counts no other ones', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await landlord.api<{ id: number }>('POST', 'house', {
    name: 'Markveien 3',
    address: 'Markveien 3',
    postcode: '0554',
    city: 'Oslo',
  })
  const [on, date] = [monthsAgo(1, 3), monthsAgo(1, 2)]
  await landlord.expense({ date, name: 'Feier AS', sum: 1000 })
  await landlord.expense({ date, name: 'Gebyrkontoret KF', sum: 2000, houseId: id })
  await importStatement(landlord, product.url, [
    { day: on, kroner: '-1000,00', who: 'Feier AS', text: 'Nettgiro' },
    { day: on, kroner: '-2000,00', who: 'Gebyrkontoret KF', text: 'Nettgiro' },
    ...[111, 222, 333].map((sum) => ({ day: on, kroner: `-${sum},00`, who: 'Kiwi', text: 'Varekjøp' })),
  ])
  const lines = page.getByRole('region', { name: en(todoWords, 'title') }).locator('li')
  const more = page.getByRole('link', { name: en(todoWords, 'more', { count: 1 }), exact: true })
  await openLoggedIn(page, product, landlord, `/home/dashboard?house=${id}`)
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Gebyrkontoret KF')
  await expect(more).toHaveCount(0)
  await page.goto(`${product.url}/home/dashboard?house=all`)
  await expect(lines).toHaveCount(4)
  await expect(more).toBeVisible()
  await page.goto(`${product.url}/home/dashboard?house=${landlord.houseId}`)
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText('Feier AS')
})
