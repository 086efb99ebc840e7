import { readFile } from 'node:fs/promises'
import { formatDay, type Day } from '../src/base/kit/day'
import { formatKr, ore } from '../src/base/kit/money'
import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words'
import { incomeWords } from '../src/books/income/words'
import { houseWords } from '../src/landlord/house/words'
import { shellWords } from '../src/app/web/words'
import { checklistWords } from '../src/lease/checklist/words'
import { optionWords } from '../src/lease/checklist/words-options'
import { contractWords } from '../src/lease/contract/words'
import { wizardWords } from '../src/lease/contract/words-wizard'
import { contractDetailWords } from '../src/lease/contract/words-detail'
import { dashboardWords } from '../src/year/dashboard/words'
import { undo } from './books-form'
import { rowOf, totalOf } from './expense-form'
import { pdf } from './files'
import { choose, en, enter, expect, fieldOf, inLanguage, languages, makeLandlord, refusedAt, test, type Landlord } from './journey'
import { contract, dayFromNow, deed, dialogOf, monthsAgo, partOf, signedContract } from './lease-form'

const kr = (amount: number) => formatKr(ore(amount))
const list = '/home/contract'
const shown = (day: string) => formatDay(day as Day)

/** What the first month comes to: from the 15th on, by days. */
function firstRent(): number {
  const [year, month] = monthsAgo(2, 15).split('-').map(Number) as [number, number, number]
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return Math.floor((1_200_000 * (days - 14)) / days + 0.5)
}

for (const language of languages) {
  const say = inLanguage(language)

  test(`a contract goes from draft to signed, its rent is booked, changed, deleted and brought back, and it is finished (${language})`, async ({ page, product }) => {
    test.setTimeout(120_000)
    const landlord = await makeLandlord(product)
    const { id } = await contract(landlord)
    await choose(page, { language })
    await enter(page, product, landlord, list)
    const row = rowOf(page, 'Per Hansen')
    await expect(row).toContainText(say(contractWords, 'draft'))
    await expect(row).toContainText(kr(1_200_000))
    await row.getByRole('link').click()
    await expect(page).toHaveURL(`${product.url}${list}/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')

    const story = partOf(page, say, 'story')
    await expect(story).toContainText(say(contractDetailWords, 'unsigned'))
    await expect(partOf(page, say, 'income')).toContainText(say(contractDetailWords, 'noIncomeTitle'))
    await expect(deed(page, say, 'finish')).toHaveCount(0)
    await deed(page, say, 'sign').click()
    const signing = dialogOf(page, say, 'sign')
    await signing.locator('input[type=file][multiple]').setInputFiles([{ ...pdf('signed.pdf') }])
    await expect(signing.getByRole('listitem').filter({ hasText: 'signed.pdf' })).toBeVisible()
    await expect(signing.getByRole('progressbar')).toHaveCount(0)
    await signing.getByRole('button', { name: say(contractDetailWords, 'signGo'), exact: true }).click()
    await expect(signing).toBeHidden()
    await expect(story).toContainText(say(contractDetailWords, 'signedManual', { day: dayFromNow(0) }))
    await expect(story).toContainText(say(contractDetailWords, 'rentSince', { rent: kr(1_200_000), day: shown(monthsAgo(2, 15)) }))
    for (const key of ['sign', 'edit', 'remove'] as const) await expect(deed(page, say, key)).toHaveCount(0)
    await expect(partOf(page, say, 'papers')).toContainText('signed.pdf')

    // The rent of three months is there: the first by days, the others whole.
    const income = partOf(page, say, 'income')
    await expect(income.getByRole('status')).toHaveText(say(contractDetailWords, 'incomeCount_other', { count: 3 }))
    await expect(income).toContainText(kr(firstRent()))
    await expect(income).toContainText(say(contractDetailWords, 'incomeSumShown', { amount: kr(firstRent() + 2_400_000) }))

    // One month is changed, for itself alone.
    await income.getByRole('row').nth(1).getByRole('button').click()
    const rent = page.getByRole('dialog', { name: say(incomeWords, 'changeRent') })
    await fieldOf(rent, say(incomeWords, 'sum')).fill('9 000')
    await rent.getByRole('button', { name: say(incomeWords, 'save'), exact: true }).click()
    await expect(rent).toBeHidden()
    await expect(income.getByRole('row').nth(1)).toContainText(kr(900_000))
    await expect(income.getByRole('row').nth(2)).toContainText(kr(1_200_000))
    await income.getByRole('link').first().click()
    const one = page.getByRole('dialog', { name: 'Per Hansen' })
    await expect(one).toContainText(say(incomeWords, 'fromContractNote'))
    await page.goBack()
    await expect(one).toBeHidden()

    // All of it goes to the trash folder, and comes back.
    await deed(page, say, 'trashIncome').click()
    const question = dialogOf(page, say, 'trashIncomeTitle')
    await expect(question.getByRole('button', { name: say(contractDetailWords, 'trashIncomeKeep') })).toBeFocused()
    await question.getByRole('button', { name: say(contractDetailWords, 'trashIncomeGo') }).click()
    await expect(income).toContainText(say(contractDetailWords, 'noIncomeTitle'))
    await undo(page, say, say(contractDetailWords, 'trashedIncome_other', { count: 3 }))
    await expect(income.getByRole('status')).toHaveText(say(contractDetailWords, 'incomeCount_other', { count: 3 }))
    await expect(income).toContainText(kr(900_000))

    // Finished: a day to come is refused, the start of the lease is a last day like any other.
    await deed(page, say, 'finish').click()
    const finishing = dialogOf(page, say, 'finish')
    const last = fieldOf(finishing, say(contractDetailWords, 'finishDate'))
    await expect(last).toHaveValue(dayFromNow(0))
    await expect(finishing).toContainText(say(contractDetailWords, 'finishForGood'))
    await last.fill(dayFromNow(1))
    await finishing.getByRole('button', { name: say(contractDetailWords, 'finishGo') }).click()
    await refusedAt(last, say(validationWords, 'finishDay'))
    await last.fill(shown(monthsAgo(2, 15)))
    await finishing.getByRole('button', { name: say(contractDetailWords, 'finishGo') }).click()
    await expect(finishing).toBeHidden()
    await expect(story).toContainText(say(contractDetailWords, 'finished', { day: shown(monthsAgo(2, 15)) }))
    await expect(income.getByRole('row')).toHaveCount(2)
    await expect(income.getByRole('button', { name: say(contractDetailWords, 'changeRent') })).toHaveCount(0)
    for (const key of ['finish', 'trashIncome', 'splitSet', 'extrasSet', 'checklistMake'] as const) await expect(deed(page, say, key)).toHaveCount(0)
    await page.goto(product.url + list)
    await expect(row).toContainText(say(contractWords, 'finished'))
  })

  test(`costs are shared, and what belongs to the home and is handed over is written down (${language})`, async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id } = await signedContract(landlord)
    await choose(page, { language })
    await enter(page, product, landlord, `${list}/${id}`)

    await deed(page, say, 'splitSet').click()
    const split = dialogOf(page, say, 'split')
    const save = split.getByRole('button', { name: say(contractDetailWords, 'save'), exact: true })
    await save.click()
    await expect(split.getByRole('alert').first()).toContainText(say(uiWords, 'fixFollowing'))
    await split.getByRole('radio', { name: say(contractDetailWords, 'SPLIT') }).check()
    await save.click()
    await refusedAt(fieldOf(split, say(contractDetailWords, 'splitTenant')), say(validationWords, 'required'))
    await fieldOf(split, say(contractDetailWords, 'splitTenant')).fill('300,50')
    await fieldOf(split, say(contractDetailWords, 'splitLandlord')).fill('200')
    await save.click()
    await expect(split).toBeHidden()
    for (const text of [say(contractDetailWords, 'SPLIT'), kr(30_050), kr(20_000)]) await expect(partOf(page, say, 'split')).toContainText(text)

    // A handover list starts with the keys of the lease; a count ticks its line, and never has three digits.
    await deed(page, say, 'checklistMake').click()
    const handover = dialogOf(page, say, 'checklist')
    await expect(fieldOf(handover, say(optionWords, 'number_keys'))).toHaveValue('2')
    await expect(handover.getByRole('checkbox', { name: say(optionWords, 'number_of_keys'), exact: true })).toBeChecked()
    await expect(handover.getByRole('checkbox')).toHaveCount(23)
    const garages = fieldOf(handover, say(optionWords, 'garage_count'))
    const garage = handover.getByRole('checkbox', { name: say(optionWords, 'garage'), exact: true })
    await expect(garage).not.toBeChecked()
    await garages.pressSequentially('150')
    await expect(garages).toHaveValue('15')
    await expect(garage).toBeChecked()
    await garage.uncheck()
    await expect(garages).toHaveValue('')
    await garages.fill('1')
    await handover.getByRole('checkbox', { name: say(optionWords, 'condition'), exact: true }).check()
    await handover.getByRole('button', { name: say(checklistWords, 'save'), exact: true }).click()
    await expect(handover).toBeHidden()
    const lines = page.getByRole('list', { name: say(contractDetailWords, 'checklist') }).getByRole('listitem')
    await expect(lines).toHaveText([
      say(checklistWords, 'withCount', { name: say(optionWords, 'number_of_keys'), count: 2 }),
      say(checklistWords, 'withCount', { name: say(optionWords, 'garage'), count: 1 }),
      say(optionWords, 'condition'),
    ])

    await deed(page, say, 'extrasSet').click()
    const extras = dialogOf(page, say, 'extras')
    await extras.getByRole('checkbox', { name: say(optionWords, 'mailbox'), exact: true }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: say(uiWords, 'discardTitle') }).getByRole('button', { name: say(uiWords, 'discardStay') }).click()
    await extras.getByRole('button', { name: say(checklistWords, 'save'), exact: true }).click()
    await expect(extras).toBeHidden()
    await expect(page.getByRole('list', { name: say(contractDetailWords, 'extras') })).toContainText(say(optionWords, 'mailbox'))

    await page.reload()
    await expect(lines).toHaveCount(3)
    await expect(deed(page, say, 'splitChange')).toBeVisible()
  })

  test(`the papers are saved under the names of house and tenant (${language})`, async ({ page, product }) => {
    const landlord = await makeLandlord(product)
    const { id } = await contract(landlord)
    await landlord.api('POST', `contract/${id}/create-check-list`, { options: ['condition'] })
    await choose(page, { language })
    await enter(page, product, landlord, `${list}/${id}`)
    const saved = async (press: () => Promise<void>) => {
      const download = page.waitForEvent('download')
      await press()
      const file = await download
      return [file.suggestedFilename(), (await readFile(await file.path())).subarray(0, 5).toString()]
    }
    expect(await saved(() => deed(page, say, 'pdf').click())).toEqual(['Storgata 12, Kari Nordmann, Per Hansen contract.pdf', '%PDF-'])
    const name = say(contractDetailWords, 'checklistFile', { name: 'Storgata 12, Kari Nordmann, Per Hansen' })
    expect(await saved(() => deed(page, say, 'checklistPdf').click())).toEqual([`${name}.pdf`, '%PDF-'])

    // Once it is signed on paper, the paper stands for it; the text itself can still be had.
    await landlord.api('POST', `contract/${id}/sign-manual`, { documents: [await landlord.upload(pdf('scan.pdf', 'Signed'))] })
    await page.reload()
    await expect(deed(page, say, 'signedPaper')).toBeVisible()
    expect(await saved(() => deed(page, say, 'signedPaper').click())).toEqual(['Storgata 12, Kari Nordmann, Per Hansen contract.pdf', '%PDF-'])
    await expect(deed(page, say, 'pdf')).toBeVisible()
    await page.getByRole('button', { name: /scan\.pdf/ }).click()
    await expect(page.getByRole('dialog', { name: /scan\.pdf/ })).toBeVisible()
  })
}

test('the list is searched and sorted by its address, of the chosen house alone', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await contract(landlord, { tenant_first_name: 'Åse', month_sum: 9000 })
  await signedContract(landlord)
  const other = await landlord.api<{ id: number }>('POST', 'house', { name: 'Hytta', address: 'Fjellveien 2', postcode: '3580', city: 'Geilo' })
  await contract({ ...landlord, houseId: other.id }, { tenant_first_name: 'Liv' })
  await enter(page, product, landlord, `${list}?house=${landlord.houseId}`)
  const names = page.getByRole('table').getByRole('link')
  await expect(names).toHaveCount(2)
  await page.getByRole('columnheader').filter({ hasText: en(contractDetailWords, 'rent') }).getByRole('button').click()
  await expect(names).toHaveText(['Åse Hansen', 'Per Hansen'])
  await fieldOf(page, en(contractDetailWords, 'search')).fill('åse 9000')
  await expect(names).toHaveText(['Åse Hansen'])
  await page.reload()
  await expect(names).toHaveText(['Åse Hansen'])
  await fieldOf(page, en(contractDetailWords, 'search')).fill('nobody')
  await page.getByRole('button', { name: en(uiWords, 'clearFilters') }).click()
  await expect(names).toHaveCount(2)
  await expect(page.getByText(en(contractDetailWords, 'rentOfActive', { amount: kr(1_200_000) }))).toBeVisible()
  await page.goto(`${product.url}${list}?house=${other.id}`)
  await expect(names).toHaveText(['Liv Hansen'])
})

test('a contract that nobody signed is deleted for good; addresses of what is not there or not possible do no harm', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord)
  // A draft can't be finished, and has no income to delete: old links open nothing.
  for (const deedName of ['finish', 'trash', 'nonsense']) {
    await enter(page, product, landlord, `${list}/${id}?do=${deedName}`)
    await expect(partOf(page, en, 'story')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await deed(page, en, 'edit').click()
  const wizard = page.getByRole('dialog', { name: new RegExp(en(wizardWords, 'editTitle')) })
  await expect(wizard.getByRole('listitem').filter({ hasText: 'condition.pdf' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(wizard).toBeHidden()
  await expect(deed(page, en, 'edit')).toBeFocused()
  await deed(page, en, 'remove').click()
  const question = dialogOf(page, en, 'removeTitle', { name: 'Per Hansen' })
  await question.getByRole('button', { name: en(contractDetailWords, 'removeGo') }).click()
  await expect(page).toHaveURL(product.url + list)
  await expect(page.getByText(en(contractDetailWords, 'emptyTitle'))).toBeVisible()
  for (const nowhere of [String(id), '999999', 'x', '0']) {
    await page.goto(`${product.url}${list}/${nowhere}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en(uiWords, 'notFoundTitle'))
  }
})

/** The address of a house's dashboard over everything since the contract began. */
const since = (landlord: Landlord) => `/home/dashboard?house=${landlord.houseId}&period=custom&from=${monthsAgo(2, 1)}&to=${monthsAgo(0, 28)}`

test('contracts stand in the combined list with their rent, and only their income in the totals', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord)
  await enter(page, product, landlord, since(landlord))
  const total = firstRent() + 2_400_000
  await expect(totalOf(page, en, 'income')).toContainText(kr(total))
  const row = page.getByRole('row').filter({ has: page.getByText(en(dashboardWords, 'rent-contract'), { exact: true }) })
  await expect(row).toContainText(en(dashboardWords, 'aMonth', { amount: kr(1_200_000) }))
  await expect(page.getByText(en(dashboardWords, 'sumShown', { amount: kr(total) }))).toBeVisible()
  await fieldOf(page, en(dashboardWords, 'type')).selectOption({ label: en(dashboardWords, 'rent-contract') })
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1)
  await expect(totalOf(page, en, 'income')).toContainText(kr(total))
  await row.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`${list}/${id}\\b`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')

  // Its income opens from there too, and is changed for its month.
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
})

test('a house with a contract that is not finished stays', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  await contract(landlord)
  await landlord.api('POST', 'house', { name: 'Hytta', address: 'Fjellveien 2', postcode: '3580', city: 'Geilo' })
  await enter(page, product, landlord, `/home/dashboard?house=${landlord.houseId}`)
  await page.getByRole('button', { name: en(shellWords, 'deleteHouse') }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('button', { name: en(houseWords, 'deleteHouse') }).click()
  await expect(question.getByRole('alert')).toHaveText(en(errorWords, 'houseHasContract'))
})

test('rent that is not booked any more is told, with the reason', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  // Two years of rent are more than the free vouchers.
  const start = monthsAgo(24, 1)
  const { id } = await signedContract(landlord, { start_date: start, first_payment_date: start })
  await enter(page, product, landlord, `${list}/${id}`)
  await expect(partOf(page, en, 'story')).toContainText(en(contractDetailWords, 'blocked_freeLimit'))
  await expect(partOf(page, en, 'story')).toContainText(en(contractDetailWords, 'rentBlocked'))
  await expect(partOf(page, en, 'income').getByRole('status')).toHaveText(en(contractDetailWords, 'incomeCount_other', { count: 21 }))
})

test('the address of the PDF leads to it', async ({ page, product }) => {
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
