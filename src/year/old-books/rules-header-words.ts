import { foldText, paddedText, wordSearch } from './rules-words'

/** The content of a column. The landlord names a column with the same names. */
export const columnFields = [
  'day',
  'month',
  'year',
  'amount',
  'in',
  'out',
  'who',
  'text',
  'category',
  'house',
  'tenant',
  'share',
  'private_share',
  'receipt',
  'number',
  'cost',
  'written_off',
  'left',
  'lifetime',
  'start',
  'end',
  'rent',
  'deposit',
  'address',
  'postcode',
  'city',
  'fee',
  'gross',
  'kind',
  'currency',
  'none',
] as const

export type ColumnField = (typeof columnFields)[number]

/** In this order: the first search that matches decides. Searches for whole words, where `*` leaves an end open. */
const searches: readonly (readonly [ColumnField, RegExp])[] = [
  [
    'left',
    wordSearch(
      'restverdi* restsaldo rest_verdi gjenstående igjen saldo_31* saldo_ub saldo_per* bokført_verdi balanse_31* book_value net_book* remaining_value remaining_balance restvärde* bokfört_värde restwert* buchwert* avskrivningsgrunnlag',
    ),
  ],
  [
    'written_off',
    wordSearch(
      'avskrevet* avskrive* avskrivning* written_off depreciation* depreciated* accumulated* afa abschreibung* saldoavskrivning*',
    ),
  ],
  ['lifetime', wordSearch('levetid* useful_life lifetime* economic_life nutzungsdauer* livslängd* brukstid*')],
  [
    'fee',
    wordSearch('service_fee fast_pay_fee kommisjon* commission* serviceavgift* servicegebyr* host_fee vertsgebyr*'),
  ],
  ['gross', wordSearch('gross_earnings bruttoinntekt* brutto_inntekt* gross_rent bruttoeinnahmen*')],
  [
    'none',
    wordSearch(
      'saldo balance running_balance kid kontonr kontonummer telefon* phone mobil* tlf epost e_post email mail nights netter kwh m² m2 kvm mva* vat moms ust antall quantity qty stk budsjett* budget* estimat* forventet prognose avvik* cleaning_fee paid_out occupancy_taxes earnings_year nummer_på kommentar_revisor rengjøringsgebyr iban',
    ),
  ],
  [
    'start',
    wordSearch(
      'innflytt* innflyttet* flyttet_inn move_in moved_in lease_start start_date startdato leiestart leie_fra start einzug inflyttad* inflyttning* startdatum',
    ),
  ],
  [
    'end',
    wordSearch(
      'utflytt* flyttet_ut move_out moved_out lease_end end_date sluttdato leie_til slutt auszug utflyttad* utflyttning* ends enddatum',
    ),
  ],
  ['deposit', wordSearch('depositum* deposit security_deposit kaution deposition')],
  [
    'tenant',
    wordSearch('leietaker* leigetakar* leigetaker* leieboer* tenant* guest* gjest* hyresgäst* mieter* lessee'),
  ],
  [
    'private_share',
    wordSearch('privat privatandel privat_% egenandel_privat private private_share private_% eget_bruk_%'),
  ],
  [
    'share',
    wordSearch(
      'andel utleieandel* fradrag_% fradragsandel* fradrag_i_% fradragsberettiget share business_use rental_share anteil utleie_% % prosent deductible_% avdragsandel',
    ),
  ],
  ['receipt', wordSearch('vedlegg* kvittering* kvitto* fil filnavn receipt* attachment* file beleg* bilde')],
  [
    'house',
    wordSearch(
      'bolig* objekt* hus leilighet* enhet* eiendom* husvære* property* unit listing* house flat apartment lägenhet* bostad* fastighet* wohnung* haus hybel eining* bustad* utleieobjekt* utleieenhet',
    ),
  ],
  ['month', wordSearch('måned* mnd månad* month monat måneder')],
  [
    'day',
    wordSearch(
      'dato bilagsdato betalingsdato betalt_dato betaldato kjøpsdato kjøpt kjøpsår anskaffet innkjøpt dag når date date_paid paid bought purchased purchase_date datum bokføringsdato betalt betald periode forfallsdato gekauft anschaffungsdatum inköpt inköpsdatum tidspunkt kaufdatum transaction_date posting_date payment_date',
    ),
  ],
  ['year', wordSearch('år year jahr inntektsår')],
  ['postcode', wordSearch('postnr postnummer postcode zip plz')],
  ['city', wordSearch('poststed sted by city ort town')],
  ['address', wordSearch('adresse address adress anschrift')],
  [
    'out',
    wordSearch(
      'ut utgift* kostnad* kostnader debet debit utbetalt utlegg outflow cost costs expense expenses ausgabe* utbetaling* belastet beløp_ut betalt_ut spent money_out utlägg',
    ),
  ],
  [
    'in',
    wordSearch(
      'inn innt inntekt* leieinntekt* kredit credit inflow income innbetalt innbetaling* intäkt* einnahme* einnahmen beløp_inn money_in received inn_på_konto',
    ),
  ],
  ['rent', wordSearch('husleie månedsleie leie leiesum rent monthly_rent hyra miete husleige leige kaltmiete')],
  ['currency', wordSearch('valuta currency währung')],
  [
    'amount',
    wordSearch(
      'beløp* sum kr kroner pris nok amount total belopp* betrag* summe verdi price beløp_kr totalt totalbeløp nettobeløp bruttobeløp kostpris',
    ),
  ],
  [
    'who',
    wordSearch(
      'leverandør* mottaker* mottakar* motpart* fra til hvem kven payee payer vendor* supplier* leverantör* lieferant* empfänger* betalt_til fra_til firma butikk kjøpt_hos merchant from to navn_på_leverandør utført_av selger',
    ),
  ],
  [
    'category',
    wordSearch(
      'kategori* category* category_group sub_category type art konto kontonavn kostnadstype utgiftstype gruppe kategorie* slag posttype account_name',
    ),
  ],
  [
    'text',
    wordSearch(
      'tekst* beskrivelse* hva kva gjelder post poster merknad* kommentar* notat* notes note memo description* for beskrivning* text zweck ting gjenstand* item items details navn namn name formål vare reference* spesifikasjon forklaring bezeichnung gegenstand sak benämning',
    ),
  ],
  ['number', wordSearch('nr no bilag bilagsnr bilagsnummer id voucher lfd_nr løpenr # ref')],
]

/** Words that say which of two columns of the same kind is meant. */
const exact: Readonly<Record<string, ColumnField>> = {
  'fra/til': 'who',
  'til/fra': 'who',
  'inn/ut': 'kind',
  'inn / ut': 'kind',
  cleared: 'none',
  flag: 'none',
  account: 'none',
  'confirmation code': 'none',
  'reference code': 'none',
  'booking date': 'none',
  'arriving by date': 'none',
  details: 'none',
  kost: 'out',
  kostpris: 'cost',
  anskaffelseskost: 'cost',
  innkjøpspris: 'cost',
  anskaffelsesverdi: 'cost',
  inngangsverdi: 'cost',
  'cost price': 'cost',
  'purchase price': 'cost',
  anschaffung: 'cost',
  anschaffungskosten: 'cost',
  anskaffning: 'cost',
  inköpspris: 'cost',
  innkjøp: 'cost',
  'category group/category': 'none',
  'category group': 'kind',
  rabatt: 'none',
  '%': 'share',
  nr: 'number',
  '#': 'number',
  method: 'none',
  metode: 'none',
  status: 'none',
}

/** The field of a header. Null if the dictionary doesn't know its words. */
export function fieldOfHeader(name: string): ColumnField | null {
  const text = name.trim().toLowerCase().replaceAll(/\s+/g, ' ')
  const known = exact[text] ?? exact[foldText(name)]
  if (known !== undefined) return known
  // A header is a few words. A longer text is a sentence.
  if (text.length > 48) return null
  const padded = paddedText(name.replaceAll('/', ' '))
  if (padded.trim() === '') return null
  // "Saldo 31.12." is what is left of an item, "saldo" alone the balance of an account.
  return searches.find(([, search]) => search.test(padded))?.[0] ?? null
}

/** Columns beside the months that repeat them or plan them. */
export const isNotMonth = (name: string): boolean =>
  /^(?:sum|total|totalt|i alt|hittil|året|år|q[1-4]|[1-4] ?kv|kvartal|[12] ?halvår|halvår|budsjett|budget|snitt|gjennomsnitt|average|prognose|avvik|summe|summa|h[12])\b/u.test(
    foldText(name),
  )

export const isPlanned = (name: string): boolean =>
  /\b(?:budsjett|budget|estimat|estimert|plan|forventet|prognose|anslag|avvik|difference|estimate)\b/u.test(
    foldText(name),
  )
