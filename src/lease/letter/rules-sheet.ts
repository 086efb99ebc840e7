import { formatDay } from '../../base/kit/day'
import { documentTranslator, sameInBothLanguages, signLabels, tenantRole } from '../../base/pdf/rules'
import type { ShownText } from '../../base/pdf/model'
import { paperWords } from '../../base/pdf/words'
import type { PaperLanguage } from '../document/model'
import type { LetterRequest } from './model'
import type { LetterFacts, LetterHead, TenantLetterSheet, LetterText } from './model-facts'
import { letterRules } from './rules'
import { letterValues } from './rules-kind'
import { letterPaperWords, letterSheetWords, letterTexts } from './words-sheet'

/** The English name of a law. */
const lawInEnglish = (law: string): string =>
  [
    ['husleieloven', 'Tenancy Act'],
    ['tvangsfullbyrdelsesloven', 'Enforcement Act'],
    ['forsinkelsesrenteloven', 'Late Payment Interest Act'],
    ['inkassoforskriften', 'Debt Collection Regulations'],
    [' og ', ' and '],
    [' til ', ' to '],
    ['første', 'first'],
    ['annet', 'second'],
    ['tredje', 'third'],
    ['fjerde', 'fourth'],
    ['sjette', 'sixth'],
    ['ledd', 'paragraph'],
    ['bokstav', 'letter'],
  ].reduce((text, [nb, en]) => text.replaceAll(nb!, en!), law)

/** The texts of a letter: only Norwegian (`nb`), or with English below it (`en`). The Norwegian text prevails. */
export function tenantLetterSheet(
  form: LetterRequest,
  facts: LetterFacts,
  head: LetterHead,
  lang: PaperLanguage,
): TenantLetterSheet {
  const translator = documentTranslator(lang)
  const { translate, show, both } = translator
  const { landlord, tenants } = head
  // The template fills in the number of the page.
  const paper = (key: keyof typeof paperWords.texts): ShownText => translate(paperWords, key)
  const rule = letterRules[form.kind]
  const values = letterValues(form, facts)
  const lawOf = ({ law }: LetterText) => (law === undefined ? null : show({ nb: law, en: lawInEnglish(law) }))
  const lines = rule.lines(form, facts)
  const isTextInside = lines.some((line) => 'typed' in line && line.typed === form.text)
  const more = form.text === '' || isTextInside ? [] : [{ typed: form.text }]
  const roles = tenants.map((name, at) => ({ role: tenantRole(translator, tenants.length, at), name }))
  const signers = {
    all: [{ role: translate(paperWords, 'landlord'), name: landlord.name }, ...roles],
    tenants: roles,
    none: [],
  }[rule.signers ?? 'none']
  return {
    heading: translate(letterPaperWords, form.kind),
    subtitle: sameInBothLanguages(formatDay(facts.today)),
    number: translate(paperWords, 'number', { number: head.number }),
    prevails: both ? translate(letterSheetWords, 'prevails') : null,
    foot: `${documentTranslator('nb').translate(paperWords, 'number', { number: head.number }).nb} · ${landlord.name} / ${tenants.join(', ')}`,
    page: paper('page'),
    tables: [
      {
        title: translate(letterSheetWords, 'about'),
        rows: [
          { label: translate(paperWords, 'landlord'), value: sameInBothLanguages(landlord.name) },
          {
            label: translate(paperWords, tenants.length > 1 ? 'tenants' : 'tenant'),
            value: sameInBothLanguages(tenants.join('\n')),
          },
          {
            label: translate(letterSheetWords, 'dwelling'),
            value: sameInBothLanguages(
              (head.address.startsWith(head.house) ? [head.address] : [head.house, head.address]).join('\n'),
            ),
          },
        ],
      },
      ...(rule.tables?.(form, facts, translator) ?? []),
    ],
    items: [...lines, ...more].map((line) =>
      'typed' in line
        ? { kind: 'typed', wording: sameInBothLanguages(line.typed), law: null }
        : {
            kind: line.as ?? 'text',
            wording: translate(letterPaperWords, line.key, { ...values, ...line.values }),
            law: lawOf(letterTexts[line.key]),
          },
    ),
    regards: translate(letterSheetWords, 'regards'),
    sender: [landlord.name, landlord.address, landlord.phone, landlord.email].filter((line) => line !== '').join('\n'),
    signers,
    signLabels: signLabels(translator),
  }
}

/** The title that the window of a PDF reader shows. */
export const tenantLetterTitle = ({ kind }: Pick<LetterRequest, 'kind'>, { house, tenants }: LetterHead): string =>
  `${letterTexts[kind].nb} – ${house} – ${tenants.join(', ')}`
