import { readFile } from 'node:fs/promises'
import { queryEmbedded } from '../src/base/embedded/test-query'
import { formatDay, monthOf, yearOf } from '../src/base/kit/day'
import { formatKr, ore } from '../src/base/kit/money'
import { errorWords } from '../src/base/kit/words-errors'
import { validationWords } from '../src/base/kit/words-validation'
import { uiWords } from '../src/base/ui/words/words'
import { incomeWords } from '../src/books/income/words'
import { checklistWords } from '../src/lease/checklist/words'
import { optionWords } from '../src/lease/checklist/words-options'
import { contractWords } from '../src/lease/contract/words'
import type { MonthState } from '../src/lease/rent/rules-months'
import { bannerWords } from '../src/lease/contract-overview/words-banner'
import { contractDetailWords } from '../src/lease/contract-overview/words'
import { regulationWords } from '../src/lease/regulation/words'
import { clickUndo } from './books-form'
import { rowOfExpense } from './expense-form'
import { pdf } from './files'
import {
  chooseLanguageAndScheme,
  openLoggedIn,
  expect,
  fieldOf,
  translateInto,
  makeLandlord,
  expectFieldRefused,
  test,
  today,
  typeInto,
} from './journey'
import {
  actionButton,
  bookedMonths,
  chooseAction,
  contract,
  dayFromNow,
  dialogOf,
  firstRent,
  menuButton,
  menuChoice,
  monthsAgo,
  monthsOf,
  namesOf,
  openMonth,
  pagePart,
  openSection,
  showMonths,
  signedContract,
} from './lease-form'
import { tenancyWords } from '../src/lease/tenancy/words'
import { rentWords } from '../src/lease/rent/words'
import { signingPanelWords } from '../src/lease/signing/words-panel'
import { contractEraseWords } from '../src/lease/tenancy/words-erase'
import { erasedWords } from '../src/lease/party/words-erased'

const kr = (amount: number) => formatKr(ore(amount))
const list = '/home/contract'

const translate = translateInto('nb')

test('a contract goes from draft to signed, its rent is booked, changed, deleted and brought back, and it is finished', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, list)
  const row = rowOfExpense(page, 'Per Hansen')
  await expect(row).toContainText(translate(contractWords, 'draft'))
  await expect(row).toContainText(kr(1_200_000))
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`${product.url}${list}/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Per Hansen')

  const next = page.locator('.contract-next')
  const story = pagePart(page, translate, 'story')
  await expect(next).toHaveText(new RegExp(translate(signingPanelWords, 'contract_none')))
  await expect(pagePart(page, translate, 'income')).toContainText(translate(rentWords, 'noIncomeTitle'))
  await menuButton(page, translate).click()
  const deeds = ['pdfDraft', 'pdfToSign', 'edit', 'split', 'extras', 'checklist', 'remove'] as const
  await expect(page.getByRole('menuitem')).toHaveText(namesOf(translate, deeds))
  await page.keyboard.press('Escape')
  await actionButton(page, translate, 'sign').click()
  const signing = dialogOf(page, translate, 'sign')
  await expect(signing).toContainText(translate(rentWords, 'signPlaces_other', { count: 3, left: 21 }))
  await signing.locator('input[type=file][multiple]').setInputFiles([{ ...pdf('signed.pdf') }])
  await expect(signing.getByRole('listitem').filter({ hasText: 'signed.pdf' })).toBeVisible()
  await expect(signing.getByRole('progressbar')).toHaveCount(0)
  // The preview of the file loads late into its reserved place. It moves no button under a click.
  const go = signing.getByRole('button', { name: translate(tenancyWords, 'signGo'), exact: true })
  const place = await go.boundingBox()
  await expect(signing.locator('.file-strip canvas')).toBeVisible()
  expect(await go.boundingBox()).toEqual(place)
  await go.click()
  await expect(signing).toBeHidden()
  await expect(story).toContainText(translate(contractDetailWords, 'signedManual', { day: dayFromNow(0) }))
  await expect(story).toContainText(
    translate(contractDetailWords, 'rentSince', { rent: kr(1_200_000), day: formatDay(monthsAgo(2, 15)) }),
  )
  await expect(actionButton(page, translate, 'sign')).toHaveCount(0)
  await menuButton(page, translate).click()
  await expect(menuChoice(page, translate(contractDetailWords, 'edit'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(pagePart(page, translate, 'papers')).toContainText('signed.pdf')
  // If a field of the contract can't be decrypted, the page shows no contract and says whom to ask.
  await page.route(`**/api/contract/${id}`, (route) =>
    route.fulfill({ status: 409, json: { message: 'unreadable', requestId: 'unreadable' } }),
  )
  await page.reload()
  await expect(page.getByText(translate(errorWords, 'unreadable'))).toBeVisible()
  await page.unroute(`**/api/contract/${id}`)
  await page.reload()
  await expect(next).toBeVisible()

  // The rent of three months is booked. The first month counts its days, and the others count in full.
  const income = pagePart(page, translate, 'income')
  await showMonths(page, translate)
  await expect(bookedMonths(page, translate, 3)).toBeVisible()
  await expect(income).toContainText(kr(firstRent()))
  await expect(page.locator('.contract-glance')).toContainText(kr(firstRent() + 2_400_000).replace(/,00$/, ''))

  const months = monthsOf(page)
  const stateOf = (state: MonthState) => translate(rentWords, `month_${state}`)
  await expect(months.filter({ hasText: stateOf('booked') })).toHaveCount(3)
  // Future months are shown to the end of the year, or of the next year when the end is near.
  const lastYear = yearOf(monthsAgo(-3, 1))
  const ahead = (lastYear - yearOf(today())) * 12 + 12 - monthOf(today())
  await expect(months.filter({ hasText: stateOf('ahead') })).toHaveCount(ahead)

  // Changes one month and leaves the others unchanged.
  const chooseFor = async (back: number, key: 'open' | 'changeSum' | 'toTrash' | 'restore') => {
    await openMonth(page, translate, back, 'nb')
    await menuChoice(page, translate(rentWords, key)).click()
  }
  await chooseFor(0, 'changeSum')
  const rent = page.getByRole('dialog', { name: translate(incomeWords, 'changeRent') })
  await typeInto(fieldOf(rent, translate(incomeWords, 'sum')), '9 000')
  await rent.getByRole('button', { name: translate(incomeWords, 'save'), exact: true }).click()
  await expect(rent).toBeHidden()
  const changed = months.filter({ hasText: stateOf('changed') })
  await expect(changed).toHaveCount(1)
  await expect(changed).toContainText(kr(900_000))
  await chooseFor(1, 'open')
  const one = page.getByRole('dialog', { name: 'Per Hansen' })
  await expect(one).toContainText(translate(incomeWords, 'fromContractNote'))
  await page.goBack()
  await expect(one).toBeHidden()

  // All rent goes to the trash folder and is restored.
  await chooseAction(page, translate, 'trashIncome')
  const question = dialogOf(page, translate, 'trashIncomeTitle')
  await expect(question.getByRole('button', { name: translate(tenancyWords, 'trashIncomeKeep') })).toBeFocused()
  await question.getByRole('button', { name: translate(tenancyWords, 'trashIncomeGo') }).click()
  await expect(months.filter({ hasText: stateOf('trashed') })).toHaveCount(3)
  await clickUndo(page, translate, translate(tenancyWords, 'trashedIncome_other', { count: 3 }))
  await expect(bookedMonths(page, translate, 3)).toBeVisible()
  await expect(changed).toContainText(kr(900_000))

  // One month goes to the trash folder and is restored from the same menu. The menu gets the focus back.
  await chooseFor(1, 'toTrash')
  await page
    .getByRole('dialog', { name: translate(incomeWords, 'toTrashTitle', { name: 'Per Hansen' }) })
    .getByRole('button', { name: translate(incomeWords, 'toTrash'), exact: true })
    .click()
  await expect(months.filter({ hasText: stateOf('trashed') })).toHaveCount(1)
  await expect(bookedMonths(page, translate, 2)).toBeVisible()
  await chooseFor(1, 'restore')
  await expect(months.filter({ hasText: stateOf('trashed') })).toHaveCount(0)

  // The rent is raised. The law doesn't allow it so early, but an agreement does. The month whose sum was set keeps its
  // sum.
  await next.getByRole('button', { name: translate(bannerWords, 'newRent'), exact: true }).click()
  const raising = page.getByRole('dialog', { name: translate(regulationWords, 'title') })
  const from = fieldOf(raising, translate(regulationWords, 'from'))
  const raise = raising.getByRole('button', { name: translate(regulationWords, 'go'), exact: true })
  await typeInto(fieldOf(raising, translate(regulationWords, 'month_sum')), '12 500')
  await typeInto(from, formatDay(monthsAgo(1, 1)))
  await raise.click()
  await expectFieldRefused(from, translate(validationWords, 'tooEarly'))
  await raising.getByRole('checkbox', { name: translate(regulationWords, 'agreed') }).check()
  await raising.getByText(translate(regulationWords, 'preview')).click()
  await expect(raising).toContainText('4-2')
  // Months that are already due rise too. The landlord says until when the rise must be paid.
  await raise.click()
  const difference = fieldOf(raising, translate(regulationWords, 'difference_due_on'))
  await expectFieldRefused(difference, translate(validationWords, 'differenceDueOn'))
  await difference.pressSequentially(formatDay(today()))
  await raise.click()
  await expect(raising).toBeHidden()
  await expect(changed).toContainText(kr(900_000))
  await expect(months.filter({ hasText: kr(1_250_000) }).filter({ hasText: stateOf('booked') })).toHaveCount(1)
  await openSection(page, translate, 'story')
  const history = page.getByRole('region', { name: translate(regulationWords, 'history') })
  await expect(history).toContainText(kr(1_250_000))
  const download = page.waitForEvent('download')
  await history.getByRole('button').click()
  expect((await readFile(await (await download).path())).subarray(0, 5).toString()).toBe('%PDF-')

  // Ends the lease. A day more than a year ahead is refused. The start of the lease is allowed as the last day.
  await chooseAction(page, translate, 'finish')
  const finishing = dialogOf(page, translate, 'finish')
  const last = fieldOf(finishing, translate(tenancyWords, 'finishDate'))
  await expect(last).toHaveValue('')
  await finishing.getByRole('radio', { name: translate(tenancyWords, 'why_moved') }).check()
  await last.fill(dayFromNow(370))
  await finishing.getByRole('button', { name: translate(tenancyWords, 'finishGo') }).click()
  await expectFieldRefused(last, translate(validationWords, 'finishDay'))
  await typeInto(last, formatDay(monthsAgo(2, 15)))
  await finishing.getByRole('button', { name: translate(tenancyWords, 'finishGo') }).click()
  await expect(finishing).toBeHidden()
  await expect(story).toContainText(translate(contractDetailWords, 'finished', { day: formatDay(monthsAgo(2, 15)) }))
  await expect(months.filter({ hasText: stateOf('trashed') })).toHaveCount(2)
  await expect(months).toHaveCount(3)
  await openMonth(page, translate, 2, 'nb')
  await expect(menuChoice(page, translate(rentWords, 'open'))).toBeVisible()
  await expect(menuChoice(page, translate(rentWords, 'changeSum'))).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.goto(product.url + list)
  await expect(row).toContainText(translate(contractWords, 'finished'))
})

test('costs are shared, belongings handed over', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await contract(landlord)
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `${list}/${id}`)

  // Parts that don't exist yet are in one menu and use no space on the page.
  for (const part of ['split', 'extras'] as const) await expect(pagePart(page, translate, part)).toHaveCount(0)
  await openSection(page, translate, 'terms')
  await openSection(page, translate, 'handover')
  await chooseAction(page, translate, 'split')
  const split = dialogOf(page, translate, 'split')
  const save = split.getByRole('button', { name: translate(tenancyWords, 'save'), exact: true })
  await save.click()
  await expect(split.getByRole('alert').first()).toContainText(translate(uiWords, 'fixFollowing'))
  const costs = fieldOf(split, translate(tenancyWords, 'splitCosts'))
  // The field names the costs that the tenant can't be asked for.
  const forbidden = translate(tenancyWords, 'splitForbidden', { costs: 'internett' })
  await costs.fill('Strøm til vaskerommet og internett')
  await expect(split.getByText(forbidden)).toBeVisible()
  await costs.fill('Strøm til vaskerommet')
  await expect(split.getByText(forbidden)).toBeHidden()
  await split.getByRole('radio', { name: translate(tenancyWords, 'SPLIT') }).check()
  await split.getByRole('radio', { name: translate(tenancyWords, 'quarter'), exact: true }).check()
  await save.click()
  await expectFieldRefused(
    fieldOf(split, translate(tenancyWords, 'splitTenant')),
    translate(validationWords, 'required'),
  )
  await fieldOf(split, translate(tenancyWords, 'splitTenant')).pressSequentially('300,50')
  await fieldOf(split, translate(tenancyWords, 'splitLandlord')).pressSequentially('200')
  await fieldOf(split, translate(tenancyWords, 'splitKey')).selectOption('fraction')
  const fraction = fieldOf(split, translate(tenancyWords, 'splitFraction'))
  await fraction.fill('3/2')
  await save.click()
  await expectFieldRefused(fraction, translate(validationWords, 'fraction'))
  await fraction.fill('2/3')
  await save.click()
  await expect(split).toBeHidden()
  for (const text of [
    'Strøm til vaskerommet',
    translate(tenancyWords, 'SPLIT'),
    '2/3',
    kr(30_050),
    kr(20_000),
    translate(tenancyWords, 'quarter'),
  ])
    await expect(pagePart(page, translate, 'split')).toContainText(text)

  // A handover list starts with the keys of the lease. A count ticks its line and never has three digits.
  await chooseAction(page, translate, 'checklist')
  const handover = dialogOf(page, translate, 'checklist')
  await expect(fieldOf(handover, translate(optionWords, 'number_keys'))).toHaveValue('2')
  await expect(
    handover.getByRole('checkbox', { name: translate(optionWords, 'number_of_keys'), exact: true }),
  ).toBeChecked()
  await expect(handover.getByRole('checkbox')).toHaveCount(23)
  const garages = fieldOf(handover, translate(optionWords, 'garage_count'))
  const garage = handover.getByRole('checkbox', { name: translate(optionWords, 'garage'), exact: true })
  await expect(garage).not.toBeChecked()
  await garages.pressSequentially('150')
  await expect(garages).toHaveValue('15')
  await expect(garage).toBeChecked()
  await garage.uncheck()
  await expect(garages).toHaveValue('')
  await typeInto(garages, '1')
  await handover.getByRole('checkbox', { name: translate(optionWords, 'condition'), exact: true }).check()
  await handover.getByRole('button', { name: translate(checklistWords, 'save'), exact: true }).click()
  await expect(handover).toBeHidden()
  const lines = page.getByRole('list', { name: translate(tenancyWords, 'checklist') }).getByRole('listitem')
  await expect(lines).toHaveText([
    translate(checklistWords, 'withCount', { name: translate(optionWords, 'number_of_keys'), count: 2 }),
    translate(checklistWords, 'withCount', { name: translate(optionWords, 'garage'), count: 1 }),
    translate(optionWords, 'condition'),
  ])

  await chooseAction(page, translate, 'extras')
  const extras = dialogOf(page, translate, 'extras')
  await extras.getByRole('checkbox', { name: translate(optionWords, 'mailbox'), exact: true }).check()
  await page.keyboard.press('Escape')
  await page
    .getByRole('dialog', { name: translate(uiWords, 'discardTitle') })
    .getByRole('button', { name: translate(uiWords, 'discardStay') })
    .click()
  await extras.getByRole('button', { name: translate(checklistWords, 'save'), exact: true }).click()
  await expect(extras).toBeHidden()
  await expect(page.getByRole('list', { name: translate(tenancyWords, 'extras') })).toContainText(
    translate(optionWords, 'mailbox'),
  )

  await page.reload()
  await expect(lines).toHaveCount(3)
  await menuButton(page, translate).click()
  for (const key of ['split', 'extras', 'checklist'] as const)
    await expect(page.getByRole('menuitem').filter({ hasText: translate(tenancyWords, `${key}Text`) })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(actionButton(page, translate, 'splitChange')).toBeVisible()

  // After signing, the dialog says why the lease stays as it is. The handover list can still be changed.
  await landlord.api('POST', `contract/${id}/sign-manual`, {})
  await page.goto(`${product.url}${list}/${id}?do=split`)
  await expect(await openSection(page, translate, 'terms')).toContainText(translate(contractDetailWords, 'frozen'))
  await openSection(page, translate, 'handover')
  for (const part of ['split', 'extras'] as const)
    await expect(pagePart(page, translate, part)).toContainText(translate(contractDetailWords, 'asSigned'))
  for (const key of ['splitChange', 'extrasChange'] as const)
    await expect(actionButton(page, translate, key)).toHaveCount(0)
  await expect(actionButton(page, translate, 'checklistEdit')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

const words = (key: keyof (typeof contractEraseWords)['texts'], values = {}) =>
  translate(contractEraseWords, key, values)

test('who rented is erased from a contract that is over, and its months stay', async ({ page, product }) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord)
  await landlord.api('POST', `contract/${id}/finish`, {})
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  const months = monthsOf(page)
  await showMonths(page, translate)
  await expect(months).toHaveCount(3)
  await menuButton(page, translate).click()
  await expect(page.getByRole('menuitem')).toHaveCount(5)
  await page.getByRole('menuitem', { name: words('erase') }).click()
  const erasing = page.getByRole('dialog', { name: words('eraseTitle', { name: 'Per Hansen' }) })
  const confirm = erasing.getByRole('checkbox', { name: words('eraseConfirm') })
  const go = erasing.getByRole('button', { name: words('eraseGo'), exact: true })
  await go.click()
  await expectFieldRefused(confirm, translate(validationWords, 'confirmErasing'))
  await confirm.check()
  await go.click()
  await expect(erasing).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(erasedWords, 'erasedTenant'))
  await expect(pagePart(page, translate, 'story')).toContainText(words('erasedOn', { day: dayFromNow(0) }))
  await expect(page.getByRole('main')).not.toContainText('Hansen')
  await expect(months).toHaveCount(3)
  await expect(menuButton(page, translate)).toHaveCount(0)
  await page.getByRole('link', { name: translate(contractDetailWords, 'back') }).click()
  await expect(rowOfExpense(page, translate(erasedWords, 'erasedTenant'))).toContainText(
    translate(contractWords, 'finished'),
  )
})

test('erasing is offered once the papers need not be kept, and then asks for no confirmation', async ({
  page,
  product,
}) => {
  const landlord = await makeLandlord(product)
  const { id } = await signedContract(landlord, { taxable: false })
  await landlord.api('POST', `contract/${id}/finish`, {})
  await chooseLanguageAndScheme(page, { language: 'nb' })
  await openLoggedIn(page, product, landlord, `/home/contract/${id}`)
  const offered = page.locator('.contract-next').getByRole('button', { name: words('erase') })
  await expect(menuButton(page, translate)).toBeVisible()
  await expect(offered).toHaveCount(0)
  await queryEmbedded(product.dataDir, 'update contract set finished_on = $2 where id = $1', [id, '2015-01-31'])
  await page.reload()
  await offered.click()
  const erasing = page.getByRole('dialog', { name: words('eraseTitle', { name: 'Per Hansen' }) })
  await expect(erasing.getByRole('checkbox')).toHaveCount(0)
  await erasing.getByRole('button', { name: words('eraseGo'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translate(erasedWords, 'erasedTenant'))
})
