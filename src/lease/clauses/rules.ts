import type { PartyTable, Signer } from '../../base/pdf/model'
import type { DocumentTranslator } from '../../base/pdf/rules'
import type { Clause, ClauseItem, LeaseData } from './model'
import { attachmentTitle, boundFiles } from './rules-attachments'
import { dwellingItems } from './rules-dwelling'
import type { LeaseEdition } from './rules-editions'
import { includedItems } from './rules-included'
import { depositItems, rentItems } from './rules-money'
import { clauseWriter, type ClauseWriter } from './rules-writer'

/** How long the lease runs, and why its term is fixed. */
function termItems({ data, sentences, blanks }: ClauseWriter): ClauseItem[] {
  const reasonGiven = sentences('reasonGiven')
  return [
    ...sentences('begin'),
    ...reasonGiven,
    ...(reasonGiven.length === 0 ? [] : [{ kind: 'typed' as const, text: data.reason }]),
    ...blanks('reasonBlank'),
    ...sentences('noReason'),
    ...sentences('after'),
  ]
}

/** The names of the attachments, numbered where their pages are bound in. */
function attachmentItems({ data, edition, text, dots }: ClauseWriter): ClauseItem[] {
  const { attachments } = data
  if (attachments.length === 0) return []
  if (boundFiles(data, { number: edition }).length === 0)
    return [...text('attachments'), { kind: 'list', marks: 'dots', list: attachments.map((nb) => ({ nb })) }]
  return [...text('attachmentsBound'), dots(attachments.map((name, index) => attachmentTitle(index, name)))]
}

/** The clauses of who lets what to whom, how long and at what price. */
const termsClauses = (writer: ClauseWriter, parties: readonly PartyTable[]): Clause[] => {
  const { data, text, sentences, clause } = writer
  return [
    clause('parties', 'partiesTitle', [
      parties.map((table) => ({ kind: 'parties' as const, table })),
      sentences('liability'),
      text('partiesNotice'),
    ]),
    clause('dwelling', 'dwellingTitle', dwellingItems(writer)),
    clause('term', 'termTitle', termItems(writer)),
    clause('rent', 'rentTitle', rentItems(writer)),
    clause('included', 'includedTitle', includedItems(writer)),
    clause('change', 'changeTitle', [text('index'), text('market')]),
    clause('deposit', 'depositTitle', depositItems(writer)),
    clause('keys', 'keysTitle', data.keys === 0 ? text('keysNone') : text('keys', { keys: data.keys })),
  ]
}

/** The clauses of use, upkeep and the end. */
const dutyClauses = ({ data, text, sentences, clause }: ClauseWriter): Clause[] => [
  clause('use', 'useTitle', [
    sentences('use'),
    text('access'),
    text('accessEmergency'),
    text('viewing'),
    text('viewingSale'),
    text(data.pets ? 'petsAllowed' : 'petsForbidden'),
    sentences('smoking'),
    text('insurance'),
  ]),
  clause('subletting', 'sublettingTitle', sentences('subletting')),
  clause('upkeep', 'upkeepTitle', sentences('upkeep')),
  clause('notice', 'noticeTitle', [
    sentences('notice'),
    data.notice === 3 ? [] : text('noticeLaw'),
    sentences('whoEnds'),
  ]),
  clause('breach', 'breachTitle', [sentences('breach'), text('noSelfHelp')]),
  clause('leaving', 'leavingTitle', sentences('leaving')),
]

/** The clauses of what else is agreed, and what is signed. */
const closingClauses = (writer: ClauseWriter, tenants: readonly Signer[]): Clause[] => {
  const { data, edition, translator, show, text, sentences, clause } = writer
  return [
    clause('other', 'otherTitle', [
      data.other === '' ? text('otherNothing') : [...text('other'), { kind: 'typed' as const, text: data.other }],
      text('void'),
    ]),
    clause('copies', translator.both ? 'copiesTitle' : 'copiesTitleOne', [
      translator.both ? text('prevails') : [],
      sentences('copies'),
      attachmentItems(writer),
      text('disputes'),
    ]),
    clause(
      'eviction',
      'evictionTitle',
      [
        text('eviction'),
        { kind: 'list', marks: 'letters', list: [show('evictionRent'), show('evictionTerm')] },
        text('evictionWarning'),
        sentences('signedFor'),
      ],
      { framed: true, signers: edition === 1 ? [] : tenants },
    ),
    clause('signatures', 'signaturesTitle', sentences('signed')),
  ]
}

/** All clauses of the lease for these facts, numbered; the last one is where all sign. */
export function leaseClauses(
  data: LeaseData,
  edition: LeaseEdition,
  translator: DocumentTranslator,
  parties: readonly PartyTable[],
  tenants: readonly Signer[],
): Clause[] {
  const writer = clauseWriter(data, edition, translator)
  return [...termsClauses(writer, parties), ...dutyClauses(writer), ...closingClauses(writer, tenants)]
}
