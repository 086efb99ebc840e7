import { words, type Text } from '../../base/kit/words'
import type { CostLine, CostType, ExpenseForm, repeats } from './model'

/** Labels of the form's fields; a field without one doesn't compile. */
const labels = {
  houseId: { en: 'House', nb: 'Hus' },
  cost_type: { en: 'Cost type', nb: 'Kostnadstype' },
  cost_line: { en: 'Line of the tax return', nb: 'Post i skattemeldingen' },
  description: { en: 'Description', nb: 'Beskrivelse' },
  supplierId: { en: 'Supplier', nb: 'Leverandør' },
  name: { en: 'Supplier name', nb: 'Leverandørens navn' },
  address: { en: 'Supplier address', nb: 'Leverandørens adresse' },
  postcode: { en: 'Supplier postcode', nb: 'Leverandørens postnummer' },
  city: { en: 'Supplier city', nb: 'Leverandørens poststed' },
  repeat: { en: 'Repeat', nb: 'Gjentas' },
  sum: { en: 'Sum', nb: 'Sum' },
  date: { en: 'Date', nb: 'Dato' },
  franchise: { en: 'Deductible share', nb: 'Fradragsandel' },
  documents: { en: 'Files', nb: 'Filer' },
  archived: { en: 'Archived', nb: 'Arkivert' },
} satisfies Record<keyof ExpenseForm, Text>

const costTypeNames = {
  maintenance: { en: 'Maintenance', nb: 'Vedlikehold' },
  other_costs: { en: 'Other costs', nb: 'Andre kostnader' },
  attachment_fee: { en: 'Ground rent', nb: 'Festeavgift' },
  municipal_taxes: { en: 'Municipal taxes', nb: 'Kommunale avgifter' },
  paid_salary: { en: 'Salary costs', nb: 'Lønnskostnader' },
} satisfies Record<CostType, Text>

const costLineNames = {
  insurance: { en: 'Insurance', nb: 'Forsikring' },
  common_costs: { en: 'Rent and common costs of a cooperative', nb: 'Husleie og felleskostnader i borettslag' },
  other: { en: 'Any other cost', nb: 'Andre kostnader ellers' },
} satisfies Record<CostLine, Text>

/** What belongs to each, and the line of the tax return on which it lands (docs/rules.md#expenses). */
const costTypeHelp = {
  maintenanceHelp: {
    en: 'What keeps the home as it was: painting, repairs, a new stove like the old one.',
    nb: 'Det som holder boligen slik den var: maling, reparasjoner, ny komfyr som den gamle.',
  },
  municipal_taxesHelp: {
    en: 'Water, sewage, waste and chimney sweep.',
    nb: 'Vann, avløp, renovasjon og feiing.',
  },
  attachment_feeHelp: {
    en: 'The yearly rent for leased land. A fee for connecting water or sewage is part of what the house cost and is not deducted.',
    nb: 'Den årlige leien for en festet tomt. Tilknytningsavgift for vann eller avløp hører til det boligen kostet, og trekkes ikke fra.',
  },
  paid_salaryHelp: {
    en: 'Pay to a caretaker or cleaner, with employer’s contributions. Your own work is not deducted.',
    nb: 'Lønn til vaktmester eller renholder, med arbeidsgiveravgift. Eget arbeid trekkes ikke fra.',
  },
  other_costsHelp: {
    en: 'What fits nowhere else, for example insurance, common costs, advertising and electricity that you pay.',
    nb: 'Det som ikke hører til noe annet sted, for eksempel forsikring, felleskostnader, annonser og strøm som du betaler.',
  },
} satisfies Record<`${CostType}Help`, Text>

const repeatNames = {
  never: { en: 'Never', nb: 'Aldri' },
  weekly: { en: 'Every week', nb: 'Hver uke' },
  monthly: { en: 'Every month', nb: 'Hver måned' },
} satisfies Record<(typeof repeats)[number], Text>

export const expenseWords = words('expense', {
  ...labels,
  ...costTypeNames,
  ...costLineNames,
  ...costTypeHelp,
  ...repeatNames,
  cost_lineHelp: {
    en: 'The return asks for insurance and common costs on lines of their own. Leave out interest and instalments on common debt: they are not deducted here.',
    nb: 'Skattemeldingen spør etter forsikring og felleskostnader på egne poster. Ta ikke med renter og avdrag på fellesgjeld: De trekkes ikke fra her.',
  },
  newTitle: { en: 'New expense', nb: 'Ny utgift' },
  editTitle: { en: 'Edit expense', nb: 'Rediger utgift' },
  fillOutTitle: { en: 'Fill out expense', nb: 'Fyll ut utgift' },
  descriptionHelp: { en: 'What you paid for, for example chimney sweep', nb: 'Det du betalte for, for eksempel feier' },
  newSupplier: { en: 'New supplier', nb: 'Ny leverandør' },
  noSupplier: { en: 'No supplier', nb: 'Uten leverandør' },
  archivedSupplier: { en: '{{name}} (archived)', nb: '{{name}} (arkivert)' },
  newSupplierHelp: {
    en: 'It is added to your suppliers when you save.',
    nb: 'Den legges til i leverandørene dine når du lagrer.',
  },
  lockedSupplier: {
    en: 'Filled in from the supplier. Change it under Suppliers.',
    nb: 'Fylt ut fra leverandøren. Endre den under Leverandører.',
  },
  rememberedSupplier: {
    en: 'Filled in as last time for this description',
    nb: 'Fylt ut som sist for denne beskrivelsen',
  },
  automaticNote: {
    en: 'This voucher was made by a repeat. Only the description and the files can be changed; the rest follows the voucher that repeats.',
    nb: 'Dette bilaget er laget av en gjentakelse. Bare beskrivelsen og filene kan endres; resten følger bilaget som gjentas.',
  },
  toParent: { en: 'Show the voucher that repeats', nb: 'Vis bilaget som gjentas' },
  inProgress: {
    en: 'Vouchers of “{{name}}” are still being made. Those before {{date}} are here; the list fills by itself.',
    nb: 'Bilagene til «{{name}}» lages fortsatt. De før {{date}} er her; listen fylles av seg selv.',
  },
  repeatTitle: { en: 'Repeat', nb: 'Gjentakelse' },
  nextOn: {
    en: '{{rhythm}}. The next voucher is made on {{date}}.',
    nb: '{{rhythm}}. Det neste bilaget lages {{date}}.',
  },
  stopRepeat: { en: 'Stop the repeat', nb: 'Stopp gjentakelsen' },
  stopHelp: {
    en: 'When you stop it no more vouchers are made. Those it has made stay.',
    nb: 'Når du stopper den, lages ingen flere bilag. De den har laget, blir værende.',
  },
  startRepeat: { en: 'Start the repeat again', nb: 'Start gjentakelsen igjen' },
  startHelp: {
    en: 'When you start it again its next date is {{date}}. The dates that were left out are not filled in.',
    nb: 'Når du starter den igjen, er neste dato {{date}}. Datoene som ble utelatt, fylles ikke inn.',
  },
  repeatStopped: { en: 'The repeat is stopped', nb: 'Gjentakelsen er stoppet' },
  repeatStarted: { en: 'The repeat runs again', nb: 'Gjentakelsen går igjen' },
  stoppedByYou: { en: 'The repeat is stopped.', nb: 'Gjentakelsen er stoppet.' },
  stoppedByFree: {
    en: 'The repeat has stopped by itself, because all free vouchers were used and there was no subscription.',
    nb: 'Gjentakelsen stoppet av seg selv fordi alle gratis bilag var brukt og det ikke var noe abonnement.',
  },
  stoppedByTrial: {
    en: 'The repeat has stopped by itself, because the trial was over and there was no subscription.',
    nb: 'Gjentakelsen stoppet av seg selv fordi prøveperioden var over og det ikke var noe abonnement.',
  },
  stillFree: {
    en: 'Subscribe, or delete vouchers for good, to start it again.',
    nb: 'Abonner, eller slett bilag for godt, for å starte den igjen.',
  },
  stillTrial: { en: 'Subscribe to start it again.', nb: 'Abonner for å starte den igjen.' },
  firstLeftOut: {
    en: 'The first date that was left out is {{date}}.',
    nb: 'Den første datoen som ble utelatt, er {{date}}.',
  },
  seriesTitle_one: { en: 'Made by this repeat: {{count}} voucher', nb: 'Laget av gjentakelsen: {{count}} bilag' },
  seriesTitle_other: { en: 'Made by this repeat: {{count}} vouchers', nb: 'Laget av gjentakelsen: {{count}} bilag' },
  showAllSeries: { en: 'Show all {{count}}', nb: 'Vis alle {{count}}' },
  latestOf: { en: 'The latest {{count}} of {{all}}', nb: 'De siste {{count}} av {{all}}' },
  inTrash: { en: 'in the trash folder', nb: 'i papirkurven' },
  repeatNext: { en: 'The next voucher is made on {{date}}.', nb: 'Det neste bilaget lages {{date}}.' },
  repeatNextOnlyWith: {
    en: 'The next date is {{date}}. It gets a voucher only if you have a subscription by then.',
    nb: 'Den neste datoen er {{date}}. Den får bilag bare hvis du har abonnement da.',
  },
  repeatPast_one: {
    en: '{{count}} more voucher, for the date that has come since, is made when you save.',
    nb: '{{count}} bilag til, for datoen som har vært siden, lages når du lagrer.',
  },
  repeatPast_other: {
    en: '{{count}} more vouchers, for the dates that have come since, are made when you save.',
    nb: '{{count}} bilag til, for datoene som har vært siden, lages når du lagrer.',
  },
  repeatShort: {
    en: '{{count}} dates have come since; your free vouchers allow {{quota}} of them. Then the repeat stops.',
    nb: '{{count}} datoer har vært siden; de gratis bilagene dine rekker til {{quota}} av dem. Så stopper gjentakelsen.',
  },
  repeatKept: {
    en: 'What the repeat has made stays as it is. Your changes hold for later dates.',
    nb: 'Det gjentakelsen har laget, blir som det er. Endringene dine gjelder for senere datoer.',
  },
  concerns: { en: 'Which vouchers is the change for?', nb: 'Hvilke bilag gjelder endringen?' },
  onlyThis: { en: 'Only this voucher', nb: 'Bare dette bilaget' },
  onlyThisHelp: {
    en: 'Its description and files can be changed.',
    nb: 'Beskrivelsen og filene kan endres.',
  },
  thisAndLater: { en: 'This and later ones', nb: 'Dette og senere' },
  thisAndToCome: { en: 'This voucher, and dates still to come', nb: 'Dette bilaget, og datoer som kommer' },
  thisAndToComeHelp: {
    en: 'What the repeat has made stays as it is.',
    nb: 'Det gjentakelsen har laget, blir som det er.',
  },
  fromDate: { en: 'From a date on', nb: 'Fra en dato' },
  fromDateShort: {
    en: 'For example a new price. What is dated before stays.',
    nb: 'For eksempel ny pris. Det som er datert før, blir stående.',
  },
  fromDateHelp: {
    en: 'What is dated before {{date}} stays. Later vouchers get the new values, but for those whose description or files you have changed and those in the trash folder.',
    nb: 'Det som er datert før {{date}}, blir stående. Senere bilag får de nye verdiene, bortsett fra dem du har endret beskrivelsen eller filene på, og dem i papirkurven.',
  },
  changedFrom: { en: 'Changed from', nb: 'Endres fra' },
  savedFrom: { en: '{{name}} is changed from {{date}} on', nb: '{{name}} er endret fra {{date}}' },
  manyText: {
    en: 'From this date on {{count}} vouchers are made at once, {{amount}} kr in all. Is the date right?',
    nb: 'Fra denne datoen lages {{count}} bilag med én gang, {{amount}} kr til sammen. Stemmer datoen?',
  },
  manyYes: { en: 'Yes, make {{count}} vouchers', nb: 'Ja, lag {{count}} bilag' },
  followedOn: {
    en: 'From {{date}} on another voucher goes on with this repeat.',
    nb: 'Fra {{date}} går et annet bilag videre med denne gjentakelsen.',
  },
  toFollower: { en: 'Show that voucher', nb: 'Vis det bilaget' },
  seriesToTrash: { en: 'Move the whole series to trash', nb: 'Flytt hele serien til papirkurven' },
  seriesToTrashTitle: { en: 'Move the series {{name}} to the trash?', nb: 'Flytte serien {{name}} til papirkurven?' },
  seriesToTrashText: {
    en: 'The voucher that repeats and all that its repeat has made disappear from the lists and totals, and the repeat stops. They can be restored together.',
    nb: 'Bilaget som gjentas og alt gjentakelsen har laget, forsvinner fra lister og summer, og gjentakelsen stopper. De kan gjenopprettes samlet.',
  },
  seriesTrashed: { en: 'The series {{name}} is in the trash folder', nb: 'Serien {{name}} ligger i papirkurven' },
  franchiseHelp: {
    en: 'How much of the sum concerns the rented part and can be deducted. Use 100 % when you rent out the whole house.',
    nb: 'Hvor mye av summen som gjelder den utleide delen og kan trekkes fra. Bruk 100 % når du leier ut hele huset.',
  },
  deducts: { en: '{{amount}} can be deducted', nb: '{{amount}} kan trekkes fra' },
  save: { en: 'Save', nb: 'Lagre' },
  saveAndNew: { en: 'Save and add another', nb: 'Lagre og legg til en til' },
  saveAndNewKeys: { en: 'Ctrl+Enter saves and starts the next one', nb: 'Ctrl+Enter lagrer og begynner på den neste' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  saved: { en: '{{name}} is saved, dated {{date}}', nb: '{{name}} er lagret, datert {{date}}' },
  archive: { en: 'Archive (fill out later)', nb: 'Arkiver (fyll ut senere)' },
  archiveTitle: { en: 'Archive and fill out later?', nb: 'Arkivere og fylle ut senere?' },
  archiveText: {
    en: 'The voucher is kept with what you have filled in, marked as archived. You find it in the list and fill out the rest later.',
    nb: 'Bilaget beholdes med det du har fylt ut, merket som arkivert. Du finner det i listen og fyller ut resten senere.',
  },
  archiveYes: { en: 'Archive voucher', nb: 'Arkiver bilaget' },
  archiveNo: { en: 'Keep editing', nb: 'Fortsett å redigere' },
  archivedDone: { en: 'The voucher is archived', nb: 'Bilaget er arkivert' },

  infoTitle: { en: 'Expense', nb: 'Utgift' },
  untitled: { en: 'Not filled out yet', nb: 'Ikke fylt ut ennå' },
  archivedBadge: { en: 'Archived', nb: 'Arkivert' },
  archivedNote: {
    en: 'The rest is to be filled out later.',
    nb: 'Resten skal fylles ut senere.',
  },
  automatic: { en: 'Made by a repeat', nb: 'Laget av en gjentakelse' },
  shareOf: { en: '{{share}} % ({{amount}})', nb: '{{share}} % ({{amount}})' },
  changed: { en: 'Last changed', nb: 'Sist endret' },
  edit: { en: 'Edit', nb: 'Rediger' },
  fillOut: { en: 'Fill out', nb: 'Fyll ut' },
  loading: { en: 'Loading the voucher', nb: 'Laster bilaget' },
  toTrash: { en: 'Move to trash', nb: 'Flytt til papirkurven' },
  toTrashTitle: { en: 'Move {{name}} to the trash?', nb: 'Flytte {{name}} til papirkurven?' },
  toTrashText: {
    en: 'It disappears from the lists and totals, with its files. Nothing is deleted for good.',
    nb: 'Det forsvinner fra lister og summer, med filene sine. Ingenting slettes for godt.',
  },
  toTrashRepeat: { en: 'The repeat stops.', nb: 'Gjentakelsen stopper.' },
  trashed: { en: '{{name}} is in the trash folder', nb: '{{name}} ligger i papirkurven' },
  deleteForGood: { en: 'Delete for good', nb: 'Slett for godt' },
  deleteTitle: { en: 'Delete {{name}} for good?', nb: 'Slette {{name}} for godt?' },
  deleteUntitled: { en: 'Delete this voucher for good?', nb: 'Slette dette bilaget for godt?' },
  deletedUntitled: { en: 'The voucher is deleted', nb: 'Bilaget er slettet' },
  deleteText: {
    en: 'An archived voucher does not go to the trash folder: it and its files are deleted and cannot be brought back.',
    nb: 'Et arkivert bilag går ikke til papirkurven: Det og filene slettes og kan ikke hentes tilbake.',
  },
  deleted: { en: '{{name}} is deleted', nb: '{{name}} er slettet' },
  keepSeries: { en: 'Keep the series', nb: 'Behold serien' },
  keep: { en: 'Keep the voucher', nb: 'Behold bilaget' },
})

export type ExpenseKey = keyof (typeof expenseWords)['texts']
