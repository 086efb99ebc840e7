import type { Letting } from '../contract/model-law'
import type { Line, Place, Sentence, When } from './rules-clauses-case'

/** The same sentence whatever is let, with the exceptions that follow. */
const all = (
  sentence: Sentence | null,
  others: Partial<Record<Letting, Sentence | null>> = {},
): Readonly<Record<Letting, Sentence | null>> => ({
  home: sentence,
  shared_house: sentence,
  room: sentence,
  own_home: sentence,
  ...others,
})

const line = (
  clause: Sentence,
  place: Place,
  when: When,
  before: Sentence | null,
  sentences: Readonly<Record<Letting, Sentence | null>>,
  as: Line['as'] = 'text',
): Line => ({ clause, place, when, before, ...sentences, as })

const [running, fixed, terminable] = [
  { term: ['running'] },
  { term: ['fixed'] },
  { term: ['terminable'] },
] as const satisfies readonly When[]
const withEnd = { term: ['fixed', 'terminable'] } as const satisfies When
const canEnd = { term: ['running', 'terminable'] } as const satisfies When
const short = { ...withEnd, length: ['short'] } as const satisfies When
const several = { tenants: ['several'] } as const satisfies When
const [byHand, electronic] = [{ signedBy: ['hand'] }, { signedBy: ['bankid'] }] as const satisfies readonly When[]
const ofOwnHome = (sentence: Sentence) => all(null, { own_home: sentence })
const notOwnHome = (sentence: Sentence) => all(sentence, { own_home: null })
const withProtection = (sentence: Sentence) => all(sentence, { room: null, own_home: null })

/**
 * The clauses that hang on what is let, on the term, on the number of tenants and on how the lease is signed: which
 * sentence stands in which place, those of one place in this order. A sentence has its paragraph with it (words-*.ts).
 * docs/lease-clauses.md shows this table, written from it, with the paragraphs.
 */
export const clauseTable: readonly Line[] = [
  line('partiesTitle', 'liability', several, null, all('solidary')),

  line('dwellingTitle', 'dwelling', {}, 'dwelling', all('dwelling', { room: 'dwellingRoom' })),
  line(
    'dwellingTitle',
    'kind',
    {},
    null,
    { home: null, shared_house: 'boxShared', room: 'boxRoom', own_home: 'boxOwnHome' },
    'box',
  ),

  line('termTitle', 'begin', running, 'running', all('running')),
  line('termTitle', 'begin', withEnd, 'fixed', all('fixed', { own_home: 'fixedOwnHome' })),
  line(
    'termTitle',
    'begin',
    fixed,
    'cannotTerminate',
    all('cannotTerminate', { own_home: 'cannotTerminateOwnHome' }),
    'notice',
  ),
  line('termTitle', 'begin', terminable, 'terminable', all('terminable', { own_home: 'terminableOwnHome' })),
  line('termTitle', 'begin', short, 'shortTerm', {
    home: 'shortTermHome',
    shared_house: 'shortTermShared',
    room: 'shortTermHome',
    own_home: null,
  }),
  line(
    'termTitle',
    'reasonGiven',
    { ...withEnd, reason: ['given'] },
    'reasonGiven',
    all('reasonGiven', { own_home: 'reasonGivenOwnHome' }),
  ),
  line('termTitle', 'reasonBlank', { ...short, ...byHand, reason: ['none'] }, 'reason', notOwnHome('reason')),
  line(
    'termTitle',
    'reasonBlank',
    { ...short, ...byHand, reason: ['other'] },
    'reasonInOther',
    notOwnHome('reasonInOther'),
  ),
  line('termTitle', 'noReason', { ...short, ...electronic, reason: ['none'] }, null, notOwnHome('reasonNone')),
  line('termTitle', 'noReason', { ...short, ...electronic, reason: ['other'] }, null, notOwnHome('reasonNoneInOther')),
  line('termTitle', 'after', withEnd, 'goesOn', notOwnHome('goesOn')),
  line('termTitle', 'after', {}, null, ofOwnHome('fiveYears')),

  line('depositTitle', 'oneAccount', several, null, all('depositFirst')),

  line('sublettingTitle', 'subletting', {}, 'subletting', all('household')),
  line('sublettingTitle', 'subletting', {}, null, all('sublet', { own_home: 'subletOwnHome' })),
  line('sublettingTitle', 'subletting', fixed, null, all('subletRest')),
  line('sublettingTitle', 'subletting', {}, null, all('subletAnswer')),

  line('noticeTitle', 'notice', running, 'notice', all('notice', { room: 'noticeRoom', own_home: 'noticeOwnHome' })),
  line(
    'noticeTitle',
    'notice',
    fixed,
    'noticeFixed',
    all('noticeFixed', { room: 'noticeFixedRoom', own_home: 'noticeFixedOwnHome' }),
  ),
  line(
    'noticeTitle',
    'notice',
    terminable,
    'noticeTerminable',
    all('noticeTerminable', { room: 'noticeTerminableRoom', own_home: 'noticeTerminableOwnHome' }),
  ),
  line('noticeTitle', 'whoEnds', canEnd, 'tenantNotice', all('tenantNotice', { own_home: 'tenantNoticeOwnHome' })),
  line('noticeTitle', 'whoEnds', fixed, 'tenantNotice', notOwnHome('tenantNotice')),
  line(
    'noticeTitle',
    'whoEnds',
    canEnd,
    'landlordGrounds',
    all('landlordGrounds', { room: 'landlordRoom', own_home: 'landlordOwnHome' }),
  ),
  line(
    'noticeTitle',
    'whoEnds',
    fixed,
    'landlordGrounds',
    all('landlordGrounds', { room: 'landlordRoom', own_home: null }),
  ),
  line('noticeTitle', 'whoEnds', {}, 'landlordForm', withProtection('landlordForm')),
  line('noticeTitle', 'whoEnds', {}, 'protest', withProtection('protest')),
  line('noticeTitle', 'whoEnds', { ...canEnd, ...several }, null, all('noticeSeveral')),
  line('noticeTitle', 'whoEnds', { ...fixed, ...several }, null, notOwnHome('noticeSeveralFixed')),

  line('breachTitle', 'breach', {}, 'breach', all('breach', { own_home: 'breachOwnHome' })),

  line('copiesTitle', 'copies', { ...byHand, tenants: ['one'] }, 'copies', all('copies')),
  line('copiesTitle', 'copies', { ...byHand, ...several }, null, all('copiesSeveral')),
  line('copiesTitle', 'copies', electronic, null, all('copiesElectronic')),

  line('evictionTitle', 'signedFor', { ...byHand, tenants: ['one'] }, 'evictionSigned', all('evictionSigned')),
  line('evictionTitle', 'signedFor', { ...byHand, ...several }, null, all('evictionSignedSeveral')),
  line('evictionTitle', 'signedFor', { ...electronic, tenants: ['one'] }, null, all('evictionElectronic')),
  line('evictionTitle', 'signedFor', { ...electronic, ...several }, null, all('evictionElectronicSeveral')),

  line('signaturesTitle', 'signed', byHand, 'signed', all('signed')),
  line('signaturesTitle', 'signed', electronic, null, all('signedElectronic')),
]
