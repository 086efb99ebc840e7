import type { CostLine, CostType } from '../../books/expense/model'
import { paddedText, wordSearch } from './rules-words'

/** The meaning of a row's words for the books. */
export type Meaning =
  | { readonly is: 'cost'; readonly type: CostType; readonly line: CostLine | null }
  | { readonly is: 'income'; readonly isShort: boolean }
  | { readonly is: 'item' }
  | { readonly is: 'loan' | 'deposit' | 'private' | 'improvement' | 'transfer' }

const cost = (type: CostType, line: CostLine | null = null): Meaning => ({ is: 'cost', type, line })

/** In this order: the first search that matches decides. `*` leaves an end of the word open. */
const searches: readonly (readonly [RegExp, Meaning])[] = [
  [wordSearch('depositum* deposit* deposition* kaution* security_deposit'), { is: 'deposit' }],
  [
    wordSearch(
      'lån låne* *lån *lånet renter rente avdrag* renteutgift* renteut* rentekostnad* rentekost* terminbeløp* terminer termin nedbetaling* mortgage* loan* interest principal ränta räntor räntekostnad* amortering* zinsen darlehen* tilgung',
    ),
    { is: 'loan' },
  ],
  [
    wordSearch(
      'privat private privatuttak* uttak egenuttak owner_draw* draws draw eget_uttak til_meg_selv entnahme* egna_uttag',
    ),
    { is: 'private' },
  ],
  [
    wordSearch(
      'overføring* overført* transfer* payout* utbetaling_airbnb sparekonto* carried_forward inngående_saldo inngående_balanse ib ub umbuchung* överföring* transaksjon_mellom starting_balance ready_to_assign',
    ),
    { is: 'transfer' },
  ],
  [
    wordSearch(
      'påkost* *påkostning* improvement* capital_improvement* capex standardheving* standardforbedring* aktivering* herstellungskosten tillbyggnad* ombyggnad*',
    ),
    { is: 'improvement' },
  ],
  [
    wordSearch('*forsikring* forsikr* trygding* insurance* försäkring* *försäkring* *versicherung* versicherung*'),
    cost('other_costs', 'insurance'),
  ],
  [
    wordSearch(
      'felleskost* fellesutg* *fellesutgift* felles_kostn* felles_utg* fk common_costs common_charges hoa *strata* hausgeld* månedsavgift* samfälligh*',
    ),
    cost('other_costs', 'common_costs'),
  ],
  [
    wordSearch(
      'festeavgift* feste tomtefeste* tomteleie* tomteleige* grunnleie* grunnleige* bortfeste* ground_rent* tomträttsavgäld* erbpacht* erbbauzins*',
    ),
    cost('attachment_fee'),
  ],
  [
    wordSearch(
      'vedlikehold* vedlikehald* vedlhold* vedl_hold* vedl reparasjon* reparere* reparert* repair* r&m vøling* maintenance underhåll* instandhalt* reparatur* utbedring* *maling maling* male malt malearbeid* rørlegg* røyrlegg* elektriker* elektrisk* electrician* plumb* locksmith* painting repaint* *oppussing* snekker* tømrer* klempner* klempnar* maler malar',
    ),
    cost('maintenance'),
  ],
  [
    wordSearch(
      'komm_avg* kommavg* kommunal* kommunale* kommun_avg* offentlige_avg* municipal* council_tax property_tax* rates vann vann_og* vannavgift* avløp* renovasjon* feiing* feieavgift* eiendomsskatt* eigedomsskatt* eigedomskatt* eiendomskatt* bossavgift* boss søppel* septik* slam* grundsteuer* grundabgaben* müll* abwasser* fastighetsavgift* fastighetsskatt* kommunalavgift* water_rates sewage sewer trash vatn vatn_og* vassavgift* avlaup* water_and_sewer',
    ),
    cost('municipal_taxes'),
  ],
  [
    wordSearch(
      'lønn lønns* løn lønning* vaktmester* vaktmeister* wages wage salary salaries payroll caretaker* janitor* lön löner lohn löhne hausmeister* arbeidsgiveravgift* feriepenger*',
    ),
    cost('paid_salary'),
  ],
  [
    wordSearch(
      'short_stay* korttid* korttidsleie* korttidsutleie* airbnb* bookingcom booking_com ferieutleie* vacation_rental* kurzzeit*',
    ),
    { is: 'income', isShort: true },
  ],
  [
    wordSearch(
      'inventar* innbo *møbler møbel* møblar* furniture* furnishing* hvitevare* kvitevare* white_goods appliances vitvaror möbler möbel inventarier einrichtung* utstyr innredning_løs *møblement',
    ),
    { is: 'item' },
  ],
  [
    wordSearch(
      'leie leier husleie* husleige* leieinnt* leigeinnt* leige hybelleie* rent rents rental rental_income rent_income rents_received hyra hyror hyresintäkt* miete mieten mieteinnahm* utleie utleieinntekt* viderefaktur* vidarefaktur* viderefakturert*',
    ),
    { is: 'income', isShort: false },
  ],
  [
    wordSearch(
      'strøm* straum* nettleie* nettleige* elektrisitet* el fyring* fjernvarme* oppvarming* ved utilit* electric* heating gas bredbånd* breiband* internett* internet broadband fiber* tv telefon* annons* annonse* advert* anzeige* renhold* reinhald* vask rengjøring* cleaning städning* reinigung* reise* kjøring* bompenger* km_godtgj* travel mileage nøkler nøkkel* keys brøyt* snømåk* snørydd* snow schneeräum* plen* hage* garden* regnskap* revisor* accountant* accounting legal* professional_fees advokat* juridisk* gebyr* fee fees bank_charges diverse div annet anna andre andre_kostn* andre_utg* andre_utgift* misc miscellaneous other övrigt sonstig* porto rekvisita* kontor* office management forvalt* utleiemegler* megler* kommisjon* commission* provisjon* leie_av* strom verwaltung* kabel* alarm* vakthold* tv_lisens lisens* abonnement* software forbruk* småanskaff* kredittsjekk* skadedyr* parkering*',
    ),
    cost('other_costs', 'other'),
  ],
]

/** The meaning of one cell's text. Null if the dictionary doesn't have it. */
export function meaningOf(text: string): Meaning | null {
  const padded = paddedText(text)
  if (padded.trim() === '') return null
  return searches.find(([search]) => search.test(padded))?.[1] ?? null
}

/** ReadingWork on what is there, which a text without a category says. */
const work = wordSearch(
  'bytte byttet bytt bytting skifte skifta skiftet utskift* tett* fikse* fiks ordne* repar* service pakning* kran *kran *batteri takrenne* renne rute vindu* gulv* lås *lås låssyl* *sylinder beis* dør *dør dørlås fug* bereder *bereder rør *rør kurs *kurs varmeovn* panel* list lister trapp* tak taktekking* pipe *pipe sluk* wc toalett* vask_tett* replace* fix fixed leak* broken sparkel* tapet* skruer* trelast* byggvare* varmekabel* termostat* brann* røykvarsler* filter*',
)
export const isWork = (text: string): boolean => work.test(paddedText(text))

const appliance = wordSearch(
  'vaskemaskin* oppvaskmaskin* kjøleskap* fryser* komfyr* tørketrommel* kombiskap* mikrobølge* platetopp* stekeovn* sofa* seng senger madrass* spisebord* bord stoler stol lampe* gardin* washing_machine fridge* freezer* dishwasher* oven bed beds table chairs kühlschrank* waschmaschine* kylskåp* tvättmaskin* tv_apparat fjernsyn*',
)
export const isAppliance = (text: string): boolean => appliance.test(paddedText(text))

/** ReadingWork that may make the home better than it was: it is asked whether it did. */
const upgrade = wordSearch(
  'nytt_bad nytt_kjøkken nytt_kjøken ny_kjøkkeninnredning nytt_baderom nytt_vaskerom ny_terrasse ny_veranda ny_balkong påbygg* tilbygg* utbygg* garasje_ny ny_garasje nytt_tak_og_isol* etterisoler* innrede* innredning_av utvide* utvidelse* flytte_vegg* flytting_av_vegg* ny_vegg totalrenover* totalrehab* totaloppuss* renovering_av* rehabilitering* oppgrader* varmepumpe* solcelle* elbillader* ladeboks* new_bathroom new_kitchen extension conversion upgrade* renovation new_terrace nytt_badrum nytt_kök neues_bad neue_küche ausbau anbau større_bereder større_varmtvann*',
)
export const mayBeImprovement = (text: string): boolean => upgrade.test(paddedText(text))

const clearImprovement = wordSearch('påkost* *påkostning*')
export const isClearImprovement = (text: string): boolean => clearImprovement.test(paddedText(text))

/** Words that hint at something of the landlord's own. */
const own = wordSearch(
  'privat* private egen eget eigen hjemme heime vår_egen til_oss oss_selv hytta_vår egen_bolig own_home personal',
)
export const isPrivateHint = (text: string): boolean => own.test(paddedText(text))

/** Words that say that money came back. */
const back = wordSearch(
  'refusjon* refundert* tilbakebet* kreditnota* kredittnota* erstatning* erstattning* oppgjør_forsikring forsikringsoppgjør* skadeoppgjør* utbetaling_forsikring refund* reimburs* credit_note insurance_payout rückerstatt* återbetal* korreksjon* retur tilgode*',
)
export const isMoneyBack = (text: string): boolean => back.test(paddedText(text))

const cooperative = wordSearch(
  '*borettslag* *brl brl *sameie* obos* usbl* bate* tobb* bonord* *bostadsrätt* hausverwaltung*',
)
export const isCooperative = (text: string): boolean => cooperative.test(paddedText(text))

const again = wordSearch(
  'viderefaktur* vidarefaktur* fra_leietaker av_leietaker fra_leier leietakers_andel recharged recharge rebilled',
)
export const isRecharged = (text: string): boolean => again.test(paddedText(text))

/** A row that sums up others. */
export function isTotalText(text: string): boolean {
  const padded = paddedText(text)
  return /^ (?:sum|summer|total|totalt|totals|totalsum|i alt|tilsammen|til sammen|delsum|subtotal|sub total|årssum|grand total|resultat|result|netto|nettoresultat|net|net income|overskot|overskudd|underskudd|underskot|profit|loss|summe|gesamt|gesamtsumme|ergebnis|summa|saldo|balanse|balance|inngående|utgående|hittil|kontroll|sjekk|avstemming|differanse|diff)(?: |$)/u.test(
    padded,
  )
}

export type Side = 'in' | 'out'

/** The side that a section, a title or the name of a sheet says. */
export function sideOfText(text: string): Side | null {
  const padded = paddedText(text)
  const isIn =
    / (?:inntekt\w*|innt|leieinntekt\w*|income|revenue|inn|einnahme\w*|intäkt\w*|inflow|innbetaling\w*)(?: |$)/u.test(
      padded,
    )
  const isOut =
    / (?:utgift\w*|kostnad\w*|ut|expense\w*|costs?|ausgabe\w*|outflow|utbetaling\w*|fradrag|deductible)(?: |$)/u.test(
      padded,
    )
  return isIn === isOut ? null : isIn ? 'in' : 'out'
}
