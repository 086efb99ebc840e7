import { answerWriter } from '../../base/call/answer'
import { osloDay, type Instant } from '../../base/kit/day'
import { hundredths, sumOre } from '../../base/kit/money'
import { translate } from '../../base/kit/words'
import type { Personal } from '../../books/depreciation/model'
import { Supplier, supplierRecord } from '../../books/supplier/model'
import { supplierWords } from '../../books/supplier/words'
import { Profile } from '../../landlord/account/model'
import { accountWords } from '../../landlord/account/words'
import { houseRecord } from '../../landlord/house/model'
import { houseNumberLabels, houseWords } from '../../landlord/house/words'
import { SubscriptionInfo } from '../../landlord/subscription/model'
import { isActive } from '../../landlord/subscription/rules-status'
import { taxPercent } from '../dashboard/rules-totals'
import { ExportedHouse, ExportedPersonal } from './model'
import type { Cell } from './rules-sheet'
import type { NamedSheet, SheetKey } from './service-book'
import { houseCells, yesNo, type ExportContext } from './service-context'
import { openRecordSheet } from './service-record-sheet'
import { exportWords, type ExportKey } from './words'

/** The numbers of the land register in the order of their labels. */
const houseNumberColumns = Object.keys(houseNumberLabels) as (keyof typeof houseNumberLabels)[]
const houseColumns = {
  record: houseRecord,
  words: houseWords,
  columns: ['id', 'name', 'address', 'postcode', 'city', ...houseNumberColumns, 'isDeleted'],
  fields: {},
  own: {},
} as const
const supplierColumns = {
  record: supplierRecord,
  words: supplierWords,
  columns: ['id', 'name', 'address', 'postcode', 'city', 'archived'],
  fields: {},
  own: {},
} as const
const personalColumns = ['year', 'house', 'houseId', 'grossRent', 'deduction', 'isDeleted'] as const
const summaryColumns = [
  'year',
  'house',
  'houseId',
  'income',
  'taxFree',
  'costs',
  'tax',
  'deficit',
  'exactCosts',
] as const

const writeHouse = answerWriter(ExportedHouse, false)
const writeSupplier = answerWriter(Supplier, false)
const writePersonal = answerWriter(ExportedPersonal, false)
const writeProfile = answerWriter(Profile, false)
const writeSubscription = answerWriter(SubscriptionInfo, false)

/** The profile and how the subscription stands, flat as the API answers them, and both as two columns of one sheet. */
export async function writeProfileSheet(
  { book, language }: Pick<ExportContext, 'book' | 'language'>,
  profile: Profile,
  subscription: SubscriptionInfo,
): Promise<void> {
  await book.text('data/profile.json', `${writeProfile(profile)}\n`)
  await book.text('data/subscription.json', `${writeSubscription(subscription)}\n`)
  const sheet = await book.sheet('profile', ['field', 'value'])
  const fields = [
    'firstName',
    'lastName',
    'phone_code',
    'phone',
    'country',
    'city',
    'address',
    'postcode',
    'ssn',
    'iban',
    'birthday',
  ] as const
  await sheet.add({ field: translate(exportWords, 'email', language), value: profile.email })
  for (const field of fields)
    await sheet.add({
      field: translate(accountWords, field, language),
      value: profile.unreadable.includes(field) ? translate(exportWords, 'unreadable', language) : profile[field],
    })
  const { status, endDate } = subscription
  await sheet.add({ field: translate(exportWords, 'subscription', language), value: yesNo(language, isActive(status)) })
  const end = endDate === null ? '' : osloDay(new Date(endDate * 1000).toISOString() as Instant)
  await sheet.add({ field: translate(exportWords, 'subscriptionEnd', language), value: end })
  await sheet.end()
}

/** Houses, deleted ones too. */
export async function writeHouses({
  book,
  houses,
  language,
}: Pick<ExportContext, 'book' | 'houses' | 'language'>): Promise<void> {
  const json = await book.list('data/houses.json')
  const sheet = await openRecordSheet({ book, language }, 'houses', houseColumns)
  for (const house of houses.values()) {
    await json.add(writeHouse(house))
    await sheet.addRecord(house, { id: house.id, isDeleted: yesNo(language, house.deleted_at !== null) })
  }
  await json.end()
  await sheet.end()
}

/** Suppliers page by page, archived ones too. */
export async function writeSuppliers(
  { book, language }: Pick<ExportContext, 'book' | 'language'>,
  pages: AsyncIterable<readonly Supplier[]>,
): Promise<void> {
  const json = await book.list('data/suppliers.json')
  const sheet = await openRecordSheet({ book, language }, 'suppliers', supplierColumns)
  for await (const page of pages) {
    for (const supplier of page) {
      await json.add(writeSupplier(supplier))
      await sheet.addRecord(supplier, { id: supplier.id, archived: yesNo(language, supplier.archived) })
    }
  }
  await json.end()
  await sheet.end()
}

/** Deductions for personal use of household items. */
export async function writePersonalUse(
  { book, tally, houses, language }: Omit<ExportContext, 'places'>,
  personal: readonly Personal[],
): Promise<NamedSheet<(typeof personalColumns)[number]>> {
  const json = await book.list('data/personal-use.json')
  const sheet = await book.sheet('personal', personalColumns)
  for (const use of personal) {
    await json.add(writePersonal(use))
    tally.cost(use.year, use.houseId, hundredths(use.sum))
    await sheet.add({
      ...houseCells({ houses, language }, use.houseId),
      year: use.year,
      grossRent: { kr: use.totalSum },
      deduction: { kr: use.sum },
    })
  }
  if (personal.length > 0) {
    await sheet.add({
      year: null,
      house: { head: translate(exportWords, 'sum', language) },
      houseId: null,
      grossRent: null,
      deduction: { kr: sumOre(personal.map((use) => use.sum)), formula: `SUM(E2:E${sheet.rows()})`, bold: true },
      isDeleted: null,
    })
  }
  await json.end()
  await sheet.end()
  return sheet
}

/** The sheets that the summary adds up, each with the column that counts. */
interface Sources {
  readonly expenses: NamedSheet<'year' | 'houseId' | 'deductible' | 'isTrashed' | 'isDeleted'>
  readonly incomes: NamedSheet<'year' | 'houseId' | 'amount' | 'taxFree' | 'isTrashed' | 'isDeleted'>
  readonly deductions: NamedSheet<'year' | 'houseId' | 'deduction' | 'isTrashed' | 'isDeleted'>
  readonly personal: NamedSheet<'year' | 'houseId' | 'deduction' | 'isDeleted'>
}

/**
 * Year by year what the dashboard shows for each house and for all of them. Every figure is the dashboard's own, and
 * stands as a formula over the other sheets: what somebody corrects there adds up here. Costs are rounded at the end
 * only; the inner rounding takes off what a spreadsheet's binary sums are wrong by.
 */
export async function writeSummary(
  context: Omit<ExportContext, 'places'>,
  sources: Sources,
  lastYear: number,
): Promise<void> {
  const { book, houses, language, tally } = context
  const sheet = await book.sheet('summary', summaryColumns)
  const no = yesNo(language, false)
  const rows = tally.rows(
    [...houses.values()].map(({ id, deleted_at }) => ({ id, isDeleted: deleted_at !== null })),
    lastYear,
  )
  for (const { year, houseId, income, taxFree, costs, estimatedTax, deficit, exactCosts } of rows) {
    const at = sheet.rows() + 1
    const all = houseId === null
    const total = <K extends ExportKey>(
      key: SheetKey,
      from: NamedSheet<K>,
      column: K,
      criteria: { year: K; houseId: K; isDeleted: K; isTrashed?: K },
    ) => {
      const range = (name: K) =>
        `'${translate(exportWords, key, language)}'!$${from.column(name)}:$${from.column(name)}`
      const tests = [
        [criteria.year, `$A${at}`],
        all ? [criteria.isDeleted, `"${no}"`] : [criteria.houseId, `$C${at}`],
        ...(criteria.isTrashed ? [[criteria.isTrashed, `"${no}"`]] : []),
      ] as [K, string][]
      return `SUMIFS(${[range(column), ...tests.flatMap(([name, is]) => [range(name), is])].join(',')})`
    }
    const by = { year: 'year', houseId: 'houseId', isDeleted: 'isDeleted' } as const
    const byTrash = { ...by, isTrashed: 'isTrashed' } as const
    const spent = [
      total('expenses', sources.expenses, 'deductible', byTrash),
      total('deductions', sources.deductions, 'deduction', byTrash),
      total('personal', sources.personal, 'deduction', by),
    ].join('+')
    const cell = (kr: typeof income, formula: string): Cell => ({ kr, formula, bold: all })
    await sheet.add({
      year,
      house: all ? { head: translate(exportWords, 'allHouses', language) } : nameOf(context, houseId),
      houseId,
      income: cell(income, total('incomes', sources.incomes, 'amount', byTrash)),
      taxFree: cell(taxFree, total('incomes', sources.incomes, 'taxFree', byTrash)),
      costs: cell(costs, `ROUND(ROUND(I${at},4),2)`),
      tax: cell(estimatedTax, `ROUND(ROUND(MAX(0,D${at}-E${at}-I${at})*${taxPercent}/100,6),2)`),
      deficit: cell(deficit, `ROUND(ROUND(MAX(0,I${at}-D${at}+E${at}),4),2)`),
      exactCosts: { hundredths: exactCosts, formula: spent, bold: all },
    })
  }
  await sheet.end()
}

function nameOf({ houses, language }: Pick<ExportContext, 'houses' | 'language'>, houseId: number | null): string {
  const house = houseId === null ? undefined : houses.get(houseId)
  if (!house) return ''
  return house.deleted_at === null ? house.name : translate(exportWords, 'deletedHouse', language, { name: house.name })
}
