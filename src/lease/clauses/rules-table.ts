import type { Letting } from '../law/model'
import type { ClauseLine, ClausePlace, Sentence, When } from './rules-case'

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
  place: ClausePlace,
  when: When,
  before: Sentence | null,
  sentences: Readonly<Record<Letting, Sentence | null>>,
  as: ClauseLine['as'] = 'text',
): ClauseLine => ({ clause, place, when, before, ...sentences, as })

const [running, fixed, terminable] = [
  { term: ['running'] },
  { term: ['fixed'] },
  { term: ['terminable'] },
] as const satisfies readonly When[]
const withEnd = { term: ['fixed', 'terminable'] } as const satisfies When
const canEnd = { term: ['running', 'terminable'] } as const satisfies When
const short = { ...withEnd, length: ['short'] } as const satisfies When
/** A term so short, without a reason, that it counts as open-ended. */
const countsAsOpen = { ...running, length: ['short'] } as const satisfies When
const several = { tenants: ['several'] } as const satisfies When
const [byHand, electronic] = [{ signedBy: ['hand'] }, { signedBy: ['bankid'] }] as const satisfies readonly When[]
const ofOwnHome = (sentence: Sentence) => all(null, { own_home: sentence })
const ofRoom = (sentence: Sentence) => all(null, { room: sentence })
const notOwnHome = (sentence: Sentence) => all(sentence, { own_home: null })
/** From the fourth edition on. */
const fourth = (one: ClauseLine): ClauseLine => ({ ...one, since: 4 })
/** From the fifth edition on. */
const fifth = (one: ClauseLine): ClauseLine => ({ ...one, since: 5 })
/** Up to the third edition. */
const earlier = (one: ClauseLine): ClauseLine => ({ ...one, until: 3 })
const withProtection = (sentence: Sentence) => all(sentence, { room: null, own_home: null })

/**
 * The clauses that hang on what is let, on the term, on the number of tenants and on how the lease is signed: which
 * sentence stands in which place, those of one place in this order. A sentence has its paragraph with it (words-*.ts).
 * docs/lease-kinds.md shows what of it is of the latest edition, written from it, with the paragraphs.
 */
export const clauseTable: readonly ClauseLine[] = [
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
  fifth(line('dwellingTitle', 'kind', { absence: ['tooLong'] }, null, notOwnHome('ownHomeTooLong'))),
  fourth(line('dwellingTitle', 'shared', { shared: ['named'] }, null, ofRoom('sharedRooms'))),
  fourth(line('dwellingTitle', 'shared', { shared: ['unnamed'] }, null, ofRoom('sharedRoomsUnnamed'))),
  earlier(line('dwellingTitle', 'handover', {}, 'handover', all('handover'))),
  fourth(line('dwellingTitle', 'handover', {}, null, all('handover', { room: 'handoverRoom' }))),

  line('termTitle', 'begin', { ...running, length: ['long'] }, 'running', all('running')),
  fourth(
    line(
      'termTitle',
      'begin',
      countsAsOpen,
      null,
      all('countsAsOpenHome', { shared_house: 'countsAsOpenShared', own_home: null }),
    ),
  ),
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
  earlier(line('termTitle', 'reasonBlank', { ...short, ...byHand, reason: ['none'] }, 'reason', notOwnHome('reason'))),
  earlier(
    line(
      'termTitle',
      'reasonBlank',
      { ...short, ...byHand, reason: ['other'] },
      'reasonInOther',
      notOwnHome('reasonInOther'),
    ),
  ),
  earlier(line('termTitle', 'noReason', { ...short, ...electronic, reason: ['none'] }, null, notOwnHome('reasonNone'))),
  earlier(
    line(
      'termTitle',
      'noReason',
      { ...short, ...electronic, reason: ['other'] },
      null,
      notOwnHome('reasonNoneInOther'),
    ),
  ),
  fourth(line('termTitle', 'noReason', { ...short, reason: ['other'] }, null, notOwnHome('reasonStands'))),
  line('termTitle', 'after', withEnd, 'goesOn', notOwnHome('goesOn')),
  line('termTitle', 'after', {}, null, ofOwnHome('fiveYears')),

  line('depositTitle', 'oneAccount', several, null, all('depositFirst')),
  fourth(line('depositTitle', 'oneAccount', several, null, all('depositMoves'))),

  earlier(line('useTitle', 'use', {}, 'use', all('use'))),
  fourth(line('useTitle', 'use', {}, null, all('use', { room: 'useRoom' }))),
  fourth(line('useTitle', 'use', {}, null, ofRoom('cleaningRoom'))),
  earlier(line('useTitle', 'smoking', { smoking: ['allowed'] }, 'smokingAllowed', all('smokingAllowed'))),
  earlier(line('useTitle', 'smoking', { smoking: ['forbidden'] }, 'smokingForbidden', all('smokingForbidden'))),
  fourth(
    line('useTitle', 'smoking', { smoking: ['allowed'] }, null, all('smokingAllowed', { room: 'smokingAllowedRoom' })),
  ),
  fourth(
    line(
      'useTitle',
      'smoking',
      { smoking: ['forbidden'] },
      null,
      all('smokingForbidden', { room: 'smokingForbiddenRoom' }),
    ),
  ),

  line('sublettingTitle', 'subletting', {}, 'subletting', all('household')),
  earlier(line('sublettingTitle', 'subletting', {}, null, all('sublet', { own_home: 'subletOwnHome' }))),
  fourth(
    line('sublettingTitle', 'subletting', {}, null, all('sublet', { room: 'subletRoom', own_home: 'subletOwnHome' })),
  ),
  line('sublettingTitle', 'subletting', fixed, null, all('subletRest')),
  line('sublettingTitle', 'subletting', {}, null, all('subletAnswer')),

  earlier(line('upkeepTitle', 'upkeep', {}, 'upkeep', all('upkeep'))),
  fourth(line('upkeepTitle', 'upkeep', {}, null, all('upkeep', { room: 'upkeepRoom' }))),
  earlier(line('upkeepTitle', 'upkeep', {}, 'upkeepLandlord', all('upkeepLandlord'))),
  fourth(line('upkeepTitle', 'upkeep', {}, null, all('upkeepLandlord', { room: 'upkeepLandlordRoom' }))),
  line('upkeepTitle', 'upkeep', {}, 'damage', all('damage')),
  fourth(line('upkeepTitle', 'upkeep', {}, null, all('frost', { room: 'frostRoom' }))),

  earlier(
    line('noticeTitle', 'notice', running, 'notice', all('notice', { room: 'noticeRoom', own_home: 'noticeOwnHome' })),
  ),
  earlier(
    line(
      'noticeTitle',
      'notice',
      fixed,
      'noticeFixed',
      all('noticeFixed', { room: 'noticeFixedRoom', own_home: 'noticeFixedOwnHome' }),
    ),
  ),
  earlier(
    line(
      'noticeTitle',
      'notice',
      terminable,
      'noticeTerminable',
      all('noticeTerminable', { room: 'noticeTerminableRoom', own_home: 'noticeTerminableOwnHome' }),
    ),
  ),
  fourth(line('noticeTitle', 'notice', running, null, all('notice', { own_home: 'noticeOwnHome' }))),
  fourth(line('noticeTitle', 'notice', fixed, null, all('noticeFixed', { own_home: 'noticeFixedOwnHome' }))),
  fourth(
    line('noticeTitle', 'notice', terminable, null, all('noticeTerminable', { own_home: 'noticeTerminableOwnHome' })),
  ),
  fourth(line('noticeTitle', 'period', {}, null, all('period', { room: 'periodRoom' }))),
  line('noticeTitle', 'whoEnds', canEnd, 'tenantNotice', all('tenantNotice', { own_home: 'tenantNoticeOwnHome' })),
  earlier(line('noticeTitle', 'whoEnds', fixed, 'tenantNotice', notOwnHome('tenantNotice'))),
  fourth(line('noticeTitle', 'whoEnds', fixed, null, notOwnHome('tenantNoticeFixed'))),
  line(
    'noticeTitle',
    'whoEnds',
    canEnd,
    'landlordGrounds',
    all('landlordGrounds', { room: 'landlordRoom', own_home: 'landlordOwnHome' }),
  ),
  earlier(
    line(
      'noticeTitle',
      'whoEnds',
      fixed,
      'landlordGrounds',
      all('landlordGrounds', { room: 'landlordRoom', own_home: null }),
    ),
  ),
  fourth(
    line(
      'noticeTitle',
      'whoEnds',
      fixed,
      null,
      all('landlordGroundsFixed', { room: 'landlordRoomFixed', own_home: null }),
    ),
  ),
  line('noticeTitle', 'whoEnds', {}, 'landlordForm', withProtection('landlordForm')),
  line('noticeTitle', 'whoEnds', {}, 'protest', withProtection('protest')),
  line('noticeTitle', 'whoEnds', { ...canEnd, ...several }, null, all('noticeSeveral')),
  line('noticeTitle', 'whoEnds', { ...fixed, ...several }, null, notOwnHome('noticeSeveralFixed')),

  earlier(line('breachTitle', 'breach', {}, 'breach', all('breach', { own_home: 'breachOwnHome' }))),
  fourth(line('breachTitle', 'breach', {}, null, all('breach'))),
  fourth(line('breachTitle', 'breach', {}, null, all('breachEnd', { own_home: 'breachEndOwnHome' }))),

  earlier(line('leavingTitle', 'leaving', {}, 'leaving', all('leaving'))),
  fourth(line('leavingTitle', 'leaving', {}, null, all('leaving', { room: 'leavingRoom' }))),

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
