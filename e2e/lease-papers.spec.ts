import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { askTool, outside, readPdf } from '../src/base/pdf/test-pdf'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract-form/words'
import { dutyTexts } from '../src/lease/clauses/words-duties'
import { fifthTexts } from '../src/lease/clauses/words-fifth'
import { sixthTexts } from '../src/lease/clauses/words-sixth'
import { fourthTexts } from '../src/lease/clauses/words-fourth'
import { kindTexts } from '../src/lease/clauses/words-kinds'
import { privacyTexts } from '../src/lease/clauses/words-privacy'
import { termTexts } from '../src/lease/clauses/words-terms'
import { attach, choiceOf, contractField, fill, inStep, press, variant } from './contract-form'
import {
  choose,
  enter,
  expect,
  inLanguage,
  isFull,
  languages,
  makeLandlord,
  test,
  type Language,
  type Translate,
} from './journey'
import { actionButton } from './lease-form'
import { always, inEnglish, ofDeposit, ofTerm } from './lease-law'
import type { LeaseSample } from './lease-sample'
import { landlords, samples } from './lease-samples'

/** The end of a page's text, the start of its footer, and its margins, in points. */
const mm = (length: number) => (length / 25.4) * 72
const foot = mm(27)
const margin = { x: mm(24), top: mm(20), bottom: mm(8) }

const { subletting: _before, ...duties } = dutyTexts
/** The latest edition's texts about an ordinary home with one tenant. */
const { handover, household, sublet, subletRest, subletAnswer } = kindTexts
const ofHome = { handover, household, sublet, subletRest, subletAnswer }
const texts = { ...termTexts, ...duties, ...privacyTexts, ...ofHome, ...fourthTexts, ...fifthTexts, ...sixthTexts }
type TextKey = keyof typeof texts
/** Sentences that only some leases have. All other sentences are in every lease. */
const sometimes = new Set<TextKey>([
  'belongs',
  'running',
  'fixed',
  'cannotTerminate',
  'shortTerm',
  'reason',
  'reasonInOther',
  'goesOn',
  'dueLate',
  'privacyWhatSeveral',
  'privacySigning',
  'account',
  'accountBlank',
  'included',
  'includedNothing',
  'keys',
  'keysNone',
  'onTop',
  'metered',
  'meteredWater',
  'settled',
  'ownSubscription',
  'terminable',
  'reasonGiven',
  'reasonInOther',
  'noticeTerminable',
  'daysFree',
  'daysWithFirst',
  'firstRent',
  'depositRentAccount',
  'splitCosts',
  'splitLaw',
  'splitTenant',
  'splitLandlord',
  'splitBoth',
  'depositNone',
  'deposit',
  'depositOwn',
  'depositProduct',
  'depositAccount',
  'depositRelease',
  'petsAllowed',
  'petsForbidden',
  'smokingAllowed',
  'smokingForbidden',
  'notice',
  'noticeFixed',
  'subletRest',
  'other',
  'otherNothing',
  'attachments',
  'copiesTitle',
  'copiesTitleOne',
  'prevails',
  'papersGiven',
  'countsAsOpenHome',
  'countsAsOpenShared',
  'reasonStands',
  'powerTenant',
  'powerLandlord',
  'powerUnknown',
  'splitNotAllowed',
  'powerTenantShared',
  'notShared',
  'splitNotAllowedRest',
  'ownHomeTooLong',
  'depositReleaseRent',
  'evictionSignedSeveral',
  'evictionElectronicSeveral',
  'depositFirst',
  'depositMoves',
  'noticeOwnHome',
  'noticeFixedOwnHome',
  'noticeTerminableOwnHome',
  'period',
  'periodNone',
  'tenantNotice',
  'tenantNoticeFixed',
  'landlordGrounds',
  'landlordGroundsFixed',
  'breachEndOwnHome',
])
const everywhere = (Object.keys(texts) as TextKey[]).filter((key) => !sometimes.has(key))
const byDeposit = {
  0: ['depositNone'],
  1: ['deposit', 'depositProduct', 'depositAccount', 'depositRelease'],
  2: ['deposit', 'depositOwn', 'depositAccount', 'depositRelease'],
} as const

/** Every sentence of a lease of this kind, split around the values in it. */
function sentences({ term, deposit, pets, smoking, including }: LeaseSample, language: Language): string[] {
  const keys: readonly TextKey[] = [
    ...everywhere,
    ...byDeposit[deposit],
    ...(term === 'running'
      ? (['running', 'notice', 'period', 'tenantNotice', 'landlordGrounds'] as const)
      : ([
          'fixed',
          'cannotTerminate',
          'goesOn',
          'noticeFixed',
          'tenantNoticeFixed',
          'landlordGroundsFixed',
          'subletRest',
        ] as const)),
    pets ? 'petsAllowed' : 'petsForbidden',
    including.keys_count === '0' ? 'keysNone' : 'keys',
    smoking ? 'smokingAllowed' : 'smokingForbidden',
    including.other === undefined ? 'otherNothing' : 'other',
    language === 'en' ? 'prevails' : 'copiesTitleOne',
  ]
  const read = language === 'en' ? (['nb', 'en'] as const) : (['nb'] as const)
  return keys.flatMap((key) => read.flatMap((each) => texts[key][each].split(/\{\{\w+\}\}/)))
}

/** The text of a page has other spaces than the typed text: a line ends, or a long word is broken. */
const squeezed = (text: string) => text.replace(/\s/g, '')
const missing = (paper: string, expected: readonly string[]) =>
  expected.filter((text) => !paper.includes(squeezed(text)))

/** Writes a lease with the wizard. Its page is open afterwards. */
async function write(page: Page, translate: Translate, sample: LeaseSample): Promise<void> {
  const yesNo = (yes: boolean) => translate(contractFormWords, yes ? 'yes' : 'no')
  const dialog = await inStep(page, translate, 'house')
  await attach(dialog, translate, sample.files)
  await press(dialog, translate, 'next')
  await inStep(page, translate, 'tenant')
  await fill(dialog, translate, sample.tenant)
  await contractField(dialog, translate, 'tenant_nationality').selectOption(sample.nationality)
  await contractField(dialog, translate, 'tenant_country').selectOption(sample.country)
  await press(dialog, translate, 'next')
  await inStep(page, translate, 'terms')
  await choiceOf(dialog, translate, 'askType', translate(contractWords, sample.term)).check()
  await fill(dialog, translate, sample.terms)
  await choiceOf(dialog, translate, 'askTaxable', yesNo(sample.taxable)).check()
  await press(dialog, translate, 'next')
  await inStep(page, translate, 'including')
  for (const comfort of sample.comforts)
    await dialog.getByRole('checkbox', { name: translate(contractWords, comfort), exact: true }).check()
  await fill(dialog, translate, sample.including)
  await choiceOf(dialog, translate, 'askPets', yesNo(sample.pets)).check()
  await choiceOf(dialog, translate, 'askSmoking', yesNo(sample.smoking)).check()
  await press(dialog, translate, 'next')
  await inStep(page, translate, 'deposit')
  await variant(dialog, translate, sample.deposit).check()
  await fill(dialog, translate, sample.secured)
  await press(dialog, translate, 'next')
  await inStep(page, translate, 'summary')
  await press(dialog, translate, 'save')
  await expect(page).toHaveURL(/\/home\/contract\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${sample.tenant.tenant_first_name} ${sample.tenant.tenant_last_name}`,
  )
}

/** `npm test` uses the longest lease of a fixed term. There src/lease/document also draws all kinds. */
const written = isFull ? samples : [samples[4]!]

for (const language of languages) {
  const translate = inLanguage(language)

  test(
    `every kind of lease is written with the wizard, and its paper says all that was entered and all that the law asks for (${language})`,
    { tag: '@proof' },
    async ({ page, product }, info) => {
      test.setTimeout(180_000)
      const by = landlords[language]
      const landlord = await makeLandlord(product)
      await landlord.api('PUT', 'profile', by.profile)
      await landlord.api('PUT', `house/${landlord.houseId}`, by.house)
      await choose(page, { language })
      for (const [index, sample] of written.entries()) {
        const number = index + 1
        const bytes = await test.step(sample.name, async () => {
          await enter(page, product, landlord, '/home/dashboard?createRentContract=true')
          await write(page, translate, sample)
          const download = page.waitForEvent('download')
          // A lease with an account that is opened here can't be signed by hand.
          await actionButton(page, translate, sample.deposit === 1 ? 'pdfDraft' : 'pdfToSign').click()
          // Stored with the test results for a reader.
          const place = info.outputPath(`${language}-${number}.pdf`)
          await (await download).saveAs(place)
          return readFile(place)
        })

        const bound = await readPdf(bytes)
        // The attachments come after the notice on personal data. Each has its file's name above its pages.
        const end = bound.pages.findIndex(({ items }) => items.some(({ str }) => str.startsWith('Personvern:'))) + 1
        const behind = bound.pages.slice(end).map(({ items }) => squeezed(items.map(({ str }) => str).join('')))
        const named = sample.files.map(({ name }, index) => squeezed(`Vedlegg ${index + 1}: ${name}`))
        expect.soft(behind, sample.name).toEqual(named.map((name) => expect.stringContaining(name)))
        const paper = { ...bound, pages: bound.pages.slice(0, end) }
        const body = paper.pages
          .flatMap(({ items }) => items.filter(({ transform }) => transform[5]! > foot))
          .map(({ str }) => str)
        const expected = [
          `Avtale nr. ${number}`,
          ...by.writes,
          ...sample.writes.nb,
          ...always,
          ...ofTerm[sample.term].has,
          ...ofDeposit[sample.deposit].has,
          ...(language === 'en' ? [...sample.writes.en, ...inEnglish] : []),
          ...sentences(sample, language),
        ]
        const unsaid = [
          ...ofTerm[sample.term].hasNot,
          ...ofDeposit[sample.deposit].hasNot,
          ...(language === 'nb' ? inEnglish : []),
        ]
        const whole = squeezed(body.join(''))
        expect.soft(missing(whole, expected), `not in the paper: ${sample.name}`).toEqual([])
        expect
          .soft(
            unsaid.filter((text) => whole.includes(squeezed(text))),
            `in the paper: ${sample.name}`,
          )
          .toEqual([])
        expect.soft(outside(paper, margin), `outside the margins: ${sample.name}`).toEqual([])
        // Both sign on one page. The tenant also signs in the frame of the eviction clause.
        const last = paper.pages
          .at(-2)!
          .items.map(({ str }) => str)
          .join(' ')
        expect.soft(last, sample.name).toContain('Vedtakelse av tvangsfravikelse')
        expect.soft(last.match(/Underskrift(?!er)/g), sample.name).toHaveLength(3)

        const sound = askTool('qpdf', ['--check'], bytes)
        if (sound) expect.soft(sound, sample.name).toMatchObject({ status: 0 })
        const read = askTool(
          'pdftotext',
          ['-raw', '-x', '0', '-y', '0', '-W', '596', '-H', String(Math.floor(842 - foot))],
          bytes,
          ['-'],
        )
        if (read)
          expect.soft(missing(squeezed(read.stdout), expected), `not found by pdftotext: ${sample.name}`).toEqual([])
        for (const [tool, answer] of Object.entries({ qpdf: sound, pdftotext: read }))
          if (!answer && index === 0)
            info.annotations.push({ type: 'skipped', description: `${tool} is not installed` })
      }
    },
  )
}
