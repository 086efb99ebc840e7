import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { askTool, outside, readPdf } from '../src/base/pdf/test-pdf'
import { contractWords } from '../src/lease/contract/words'
import { contractFormWords } from '../src/lease/contract/words-form'
import { dutyTexts } from '../src/lease/contract/words-lease-duties'
import { termTexts } from '../src/lease/contract/words-lease-terms'
import { attach, choiceOf, contractField, fill, inStep, press, variant } from './contract-form'
import { choose, enter, expect, inLanguage, languages, makeLandlord, test, type Language, type Say } from './journey'
import { deed } from './lease-form'
import { landlords, samples, type LeaseSample } from './lease-samples'

/** Where the text of a page ends and its foot begins, and the margins of a page, in points. */
const mm = (length: number) => (length / 25.4) * 72
const foot = mm(27)
const margin = { x: mm(24), top: mm(20), bottom: mm(8) }

/** What the law wants said in every lease, and what this kind of lease must and must not say: by hand, not from the product. */
const always = [
  'mindre gunstig for leieren enn husleieloven, gjelder ikke',
  '(husleieloven § 1-2)',
  '(husleieloven § 3-1)',
  '(husleieloven §§ 3-1 og 3-4)',
  '(husleieloven § 4-2)',
  '(husleieloven § 4-3)',
  '(husleieloven §§ 5-1 til 5-3)',
  '(husleieloven kap. 7)',
  '(husleieloven § 9-4)',
  '(husleieloven § 9-5)',
  '(husleieloven § 9-7)',
  '(husleieloven § 9-8)',
  'konsumprisindeksen',
  'minst én måneds skriftlig varsel',
  'tidligst tre i kraft ett år etter',
  'minst to år og seks måneder',
  'seks måneders skriftlig varsel',
  'skal være skriftlig og begrunnet',
  'protestere skriftlig til utleieren innen én måned',
  'søksmål innen tre måneder',
  'kan ikke stenge leieren ute',
  'Vedtakelse av tvangsfravikelse',
  'tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav a',
  'tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav b',
  'tvangsfullbyrdelsesloven § 13-2 tredje ledd bokstav c',
  'tvangsfullbyrdelsesloven § 4-18',
  'frist på minst 14 dager',
  'fravikelse unngås når leien blir betalt',
  'kan ikke kreve gebyr for å inngå avtalen',
  'heller ikke felleskostnader',
  'Husleietvistutvalget',
  'i to eksemplarer',
  'Sted og dato',
  'Underskrift',
]
const ofTerm = {
  running: {
    has: ['Det er tidsubestemt og løper', '(husleieloven § 9-6)'],
    hasNot: ['avtalen ikke kan sies opp i leietiden', 'mer enn tre måneder etter'],
  },
  'time-bound': {
    has: [
      'gjør leieren oppmerksom på at avtalen ikke kan sies opp i leietiden. (husleieloven § 9-2)',
      'mer enn tre måneder etter',
      'uten at utleieren skriftlig har oppfordret',
    ],
    hasNot: ['Det er tidsubestemt og løper'],
  },
}
const blocked = [
  'sperret',
  'i leierens navn',
  'Utleieren betaler for å åpne kontoen. Rentene tilhører leieren.',
  'ikke være mer enn 6 måneders leie',
  'fem uker',
  '(husleieloven §§ 3-5 til 3-7)',
  'når som helst kreve det tilbake',
]
const none = 'Leieren skal ikke betale depositum og ikke stille garanti.'
const ofDeposit = {
  0: { has: [none, 'kan utleieren ikke kreve senere'], hasNot: ['sperret', 'fem uker'] },
  1: {
    has: [...blocked, 'Utleieren åpner en særskilt, sperret depositumskonto'],
    hasNot: [none, 'NO83 3000 1234 567'],
  },
  2: {
    has: [...blocked, 'til en særskilt, sperret konto i leierens navn: NO83 3000 1234 567'],
    hasNot: [none, 'etter at den er åpnet'],
  },
}
const inEnglish = [
  'the Norwegian text prevails.',
  'Acceptance of eviction',
  'the Enforcement Act § 4-18',
  'protest in writing to the landlord within one month',
  '(Tenancy Act § 1-2)',
  'Landlord',
  'Signature',
]

type TextKey = keyof typeof termTexts | keyof typeof dutyTexts
const texts = { ...termTexts, ...dutyTexts }
/** The sentences that stand in some leases only; all others stand in each. */
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
  'account',
  'accountBlank',
  'taxable',
  'taxFree',
  'included',
  'includedNothing',
  'keys',
  'keysNone',
  'onTop',
  'metered',
  'ownSubscription',
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
  'noticeLaw',
  'other',
  'otherNothing',
  'copiesTitle',
  'copiesTitleOne',
  'prevails',
])
const everywhere = (Object.keys(texts) as TextKey[]).filter((key) => !sometimes.has(key))
const byDeposit = {
  0: ['depositNone'],
  1: ['deposit', 'depositProduct', 'depositAccount', 'depositRelease'],
  2: ['deposit', 'depositOwn', 'depositAccount', 'depositRelease'],
} as const

/** Every sentence that a lease of this kind has, around the values in it. */
function sentences({ term, deposit, pets, smoking, taxable, including }: LeaseSample, language: Language): string[] {
  const keys: readonly TextKey[] = [
    ...everywhere,
    ...byDeposit[deposit],
    ...(term === 'running'
      ? (['running', 'notice'] as const)
      : (['fixed', 'cannotTerminate', 'goesOn', 'noticeFixed'] as const)),
    pets ? 'petsAllowed' : 'petsForbidden',
    including.keys_count === '0' ? 'keysNone' : 'keys',
    smoking ? 'smokingAllowed' : 'smokingForbidden',
    taxable ? 'taxable' : 'taxFree',
    including.other === undefined ? 'otherNothing' : 'other',
    language === 'en' ? 'prevails' : 'copiesTitleOne',
  ]
  const read = language === 'en' ? (['nb', 'en'] as const) : (['nb'] as const)
  return keys.flatMap((key) => read.flatMap((each) => texts[key][each].split(/\{\{\w+\}\}/)))
}

/** What is read off a page has other spaces than what was typed: a line ends, a long word is broken. */
const squeezed = (text: string) => text.replace(/\s/g, '')
const missing = (paper: string, expected: readonly string[]) =>
  expected.filter((text) => !paper.includes(squeezed(text)))

/** Writes a lease with the wizard; afterwards its page stands open. */
async function write(page: Page, say: Say, sample: LeaseSample): Promise<void> {
  const yesNo = (yes: boolean) => say(contractFormWords, yes ? 'yes' : 'no')
  const dialog = await inStep(page, say, 'house')
  await attach(dialog, say, sample.files)
  await press(dialog, say, 'next')
  await inStep(page, say, 'tenant')
  await fill(dialog, say, sample.tenant)
  await contractField(dialog, say, 'tenant_nationality').selectOption(sample.nationality)
  await contractField(dialog, say, 'tenant_country').selectOption(sample.country)
  await press(dialog, say, 'next')
  await inStep(page, say, 'terms')
  await choiceOf(dialog, say, 'askType', say(contractWords, sample.term)).check()
  await fill(dialog, say, sample.terms)
  await choiceOf(dialog, say, 'askTaxable', yesNo(sample.taxable)).check()
  await press(dialog, say, 'next')
  await inStep(page, say, 'including')
  for (const comfort of sample.comforts)
    await dialog.getByRole('checkbox', { name: say(contractWords, comfort), exact: true }).check()
  await fill(dialog, say, sample.including)
  await choiceOf(dialog, say, 'askPets', yesNo(sample.pets)).check()
  await choiceOf(dialog, say, 'askSmoking', yesNo(sample.smoking)).check()
  await press(dialog, say, 'next')
  await inStep(page, say, 'deposit')
  await variant(dialog, say, sample.deposit).check()
  await fill(dialog, say, sample.secured)
  await press(dialog, say, 'next')
  await inStep(page, say, 'summary')
  await press(dialog, say, 'save')
  await expect(page).toHaveURL(/\/home\/contract\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${sample.tenant.tenant_first_name} ${sample.tenant.tenant_last_name}`,
  )
}

for (const language of languages) {
  const say = inLanguage(language)

  test(`every kind of lease is written with the wizard, and its paper says all that was entered and all that the law asks for (${language})`, async ({
    page,
    product,
  }, info) => {
    test.setTimeout(180_000)
    const by = landlords[language]
    const landlord = await makeLandlord(product)
    await landlord.api('PUT', 'profile', by.profile)
    await landlord.api('PUT', `house/${landlord.houseId}`, by.house)
    await choose(page, { language })
    for (const [index, sample] of samples.entries()) {
      const number = index + 1
      const bytes = await test.step(sample.name, async () => {
        await enter(page, product, landlord, '/home/dashboard?createRentContract=true')
        await write(page, say, sample)
        const download = page.waitForEvent('download')
        await deed(page, say, 'pdf').click()
        // Kept beside the results, for whoever wants to look at it.
        const place = info.outputPath(`${language}-${number}.pdf`)
        await (await download).saveAs(place)
        return readFile(place)
      })

      const paper = await readPdf(bytes)
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
      // Both sign on the last page, under what they accept by it.
      const last = paper.pages
        .at(-1)!
        .items.map(({ str }) => str)
        .join(' ')
      expect.soft(last, sample.name).toContain('Vedtakelse av tvangsfravikelse')
      expect.soft(last.match(/Underskrift(?!er)/g), sample.name).toHaveLength(2)

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
        if (!answer && index === 0) info.annotations.push({ type: 'skipped', description: `${tool} is not installed` })
    }
  })
}
