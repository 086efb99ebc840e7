import { formatDay } from '../../base/kit/day'
import { documentTranslator, landlordRole, sameInBothLanguages, signLabels, tenantRole } from '../../base/pdf/rules'
import type { ShownText } from '../../base/pdf/model'
import { paperWords } from '../../base/pdf/words'
import type { PaperLanguage } from '../document/model'
import type { LetterRequest } from './model'
import type { LetterFacts, LetterHead, LetterItem, TenantLetterSheet, LetterText } from './model-facts'
import { letterRules } from './rules'
import { letterValues, type LetterLine } from './rules-kind'
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
  ]
    .reduce((text, [nb, en]) => text.replaceAll(nb!, en!), law)
    .replaceAll(/bokstav (\w)/g, '($1)')

/** The sign of a paragraph stays on the line of its number. */
const inOnePiece = (law: string): string => law.replaceAll(/(§+) /g, '$1\u00a0')

/** A sentence above the lines to sign on. */
const isSlip = (line: LetterLine): boolean => 'key' in line && line.as === 'slip'

/** The texts of a letter: only Norwegian (`nb`), or with English below it (`en`). The Norwegian text prevails. */
export function tenantLetterSheet(
  form: LetterRequest,
  facts: LetterFacts,
  head: LetterHead,
  lang: PaperLanguage,
): TenantLetterSheet {
  const translator = documentTranslator(lang)
  const { translate, show, both } = translator
  const { landlord, coLandlords = [], tenants } = head
  const landlords = [landlord.name, ...coLandlords]
  // The template fills in the number of the page.
  const paper = (key: keyof typeof paperWords.texts): ShownText => translate(paperWords, key)
  const rule = letterRules[form.kind]
  const values = letterValues(form, facts)
  const lawOf = ({ law }: LetterText) =>
    law === undefined ? null : show({ nb: inOnePiece(law), en: inOnePiece(lawInEnglish(law)) })
  const lines = rule.lines(form, facts)
  const isAgreement = rule.signers === 'all'
  const item = (line: LetterLine): LetterItem =>
    'typed' in line
      ? { kind: 'typed', wording: sameInBothLanguages(line.typed), law: null }
      : {
          kind: line.as ?? 'text',
          wording: translate(letterPaperWords, line.key, { ...values, ...line.values }),
          law: lawOf(letterTexts[line.key]),
        }
  const isTextInside = lines.some((line) => 'typed' in line && line.typed === form.text)
  const more = form.text === '' || isTextInside ? [] : [{ typed: form.text }]
  const roles = tenants.map((name, at) => ({ role: tenantRole(translator, tenants.length, at), name }))
  const signers = {
    all: [...landlords.map((name, at) => ({ role: landlordRole(translator, landlords.length, at), name })), ...roles],
    // The deposit is the first tenant's, who alone can consent.
    depositor: roles.slice(0, 1),
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
          {
            label: translate(paperWords, landlords.length > 1 ? 'landlords' : 'landlord'),
            value: sameInBothLanguages(landlords.join('\n')),
          },
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
    items: [...lines, ...more].filter((line) => !isSlip(line)).map(item),
    slip: lines.filter(isSlip).map(item),
    // All parties sign an addendum, so it isn't a letter from one of them.
    regards: isAgreement ? null : translate(letterSheetWords, 'regards'),
    sender: isAgreement
      ? ''
      : [landlords.join(', '), landlord.address, landlord.phone, landlord.email]
          .filter((line) => line !== '')
          .join('\n'),
    signers,
    signLabels: signLabels(translator),
  }
}

/** The title that the window of a PDF reader shows. */
export const tenantLetterTitle = ({ kind }: Pick<LetterRequest, 'kind'>, { house, tenants }: LetterHead): string =>
  `${letterTexts[kind].nb} – ${house} – ${tenants.join(', ')}`
