import { words, type Text } from '../../base/kit/words'
import type { CostType, ExpenseForm, repeatRhythms } from './model'
import { costTypeWords } from './words-cost-type'

/** TypeScript reports a field without a label. */
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
  archived: { en: 'To fill out', nb: 'Ikke fylt ut' },
} satisfies Record<keyof ExpenseForm, Text>

/** The help text of each cost type: which costs belong to it, and its line of the tax return (docs/rules/books.md#expenses). */
const costTypeHelp = {
  maintenanceHelp: {
    en: 'What keeps the home as it was: painting, repairs, replacing a stove with one like it. An improvement (påkostning), such as an extension or a better standard than before, is not deducted as maintenance: it adds to what the home cost you.',
    nb: 'Det som holder boligen slik den var: maling, reparasjoner, en ny komfyr lik den gamle. En påkostning, for eksempel et påbygg eller bedre standard enn før, trekkes ikke fra som vedlikehold: Den legges til det boligen har kostet deg.',
  },
  municipal_taxesHelp: {
    en: 'Water, sewage, waste, chimney sweep and property tax. They count where the letting is taxed by accounts: not for tax-free rent, and not by the rule for short lets.',
    nb: 'Vann, avløp, renovasjon, feiing og eiendomsskatt. De teller der utleien skattlegges med fradrag for kostnader: ikke for skattefri leie, og ikke etter regelen for korttidsutleie.',
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
    en: 'What does not belong elsewhere, for example insurance, common costs in a cooperative or a sameie, advertising and electricity that you pay. Of common costs, leave out interest and instalments on common debt.',
    nb: 'Det som ikke hører hjemme andre steder, for eksempel forsikring, felleskostnader i borettslag eller sameie, annonser og strøm som du betaler. Hold renter og avdrag på fellesgjeld utenfor felleskostnadene.',
  },
} satisfies Record<`${CostType}Help`, Text>

const repeatNames = {
  never: { en: 'Never', nb: 'Aldri' },
  weekly: { en: 'Every week', nb: 'Hver uke' },
  monthly: { en: 'Every month', nb: 'Hver måned' },
  quarterly: { en: 'Every quarter', nb: 'Hvert kvartal' },
  half_yearly: { en: 'Every half year', nb: 'Hvert halvår' },
  yearly: { en: 'Every year', nb: 'Hvert år' },
} satisfies Record<(typeof repeatRhythms)[number], Text>

export const expenseWords = words('expense', {
  ...labels,
  ...costTypeWords.texts,
  ...costTypeHelp,
  ...repeatNames,
  creditHelp: {
    en: 'A credit note: it lowers the costs of its type',
    nb: 'En kreditnota: Den reduserer kostnadene av samme type',
  },
  cost_lineHelp: {
    en: 'The tax return asks for insurance and common costs on separate lines. Leave out interest and instalments on common debt: they are not deducted here.',
    nb: 'Skattemeldingen spør etter forsikring og felleskostnader på egne poster. Ta ikke med renter og avdrag på fellesgjeld: De trekkes ikke fra her.',
  },
  firstTitle: { en: 'Add your first receipt', nb: 'Legg inn din første kvittering' },
  skip: { en: 'Skip', nb: 'Hopp over' },
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
  repeatNext: { en: 'The next voucher is made on {{date}}.', nb: 'Det neste bilaget lages {{date}}.' },
  repeatNextOnlyWith: {
    en: 'The next date is {{date}}. It gets a voucher only if you have a subscription by then.',
    nb: 'Den neste datoen er {{date}}. Den får bilag bare hvis du har abonnement da.',
  },
  repeatPast_one: {
    en: '{{count}} more voucher, for the date since then, is made when you save.',
    nb: '{{count}} bilag til, for datoen som er passert siden, lages når du lagrer.',
  },
  repeatPast_other: {
    en: '{{count}} more vouchers, for the dates since then, are made when you save.',
    nb: '{{count}} bilag til, for datoene som er passert siden, lages når du lagrer.',
  },
  repeatShort: {
    en: '{{count}} dates have passed since then; your free vouchers are enough for {{quota}} of them. Then the repeat stops.',
    nb: '{{count}} datoer er passert siden; de gratis bilagene dine rekker til {{quota}} av dem. Så stopper gjentakelsen.',
  },
  repeatKept: {
    en: 'What the repeat has made stays as it is. Your changes apply to later dates.',
    nb: 'Det gjentakelsen har laget, blir som det er. Endringene dine gjelder for senere datoer.',
  },
  savedFrom: { en: '{{name}} is changed from {{date}}', nb: '{{name}} er endret fra {{date}}' },
  changedFrom: { en: 'Changed from', nb: 'Endres fra' },
  franchiseHelp: {
    en: 'How much of the amount concerns the part you let and can be deducted. Use 100 % when you let the whole house.',
    nb: 'Hvor mye av beløpet som gjelder den utleide delen og kan trekkes fra. Bruk 100 % når du leier ut hele huset.',
  },
  deducts: { en: '{{amount}} can be deducted', nb: '{{amount}} kan trekkes fra' },
  save: { en: 'Save', nb: 'Lagre' },
  saveAndNew: { en: 'Save and next', nb: 'Lagre og neste' },
  saveAndNewKeys: { en: 'Ctrl+Enter saves and starts the next one', nb: 'Ctrl+Enter lagrer og begynner på den neste' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  saved: { en: '{{name}} is saved, dated {{date}}', nb: '{{name}} er lagret, datert {{date}}' },
  notTakenBack: {
    en: '{{name}} could not be moved to the trash. Open it to try again.',
    nb: '{{name}} kunne ikke flyttes til papirkurven. Åpne bilaget for å prøve på nytt.',
  },
  archive: { en: 'Fill out later', nb: 'Fyll ut senere' },
  archiveTitle: { en: 'Fill it out later?', nb: 'Fylle ut senere?' },
  archiveText: {
    en: 'The voucher is kept with what you have filled in, marked “To fill out”. You find it in the list and fill out the rest later.',
    nb: 'Bilaget beholdes med det du har fylt ut, merket «Ikke fylt ut». Du finner det i listen og fyller ut resten senere.',
  },
  archiveYes: { en: 'Save for later', nb: 'Lagre til senere' },
  archiveNo: { en: 'Keep editing', nb: 'Fortsett å redigere' },
  archivedDone: { en: 'Saved. You fill out the rest later.', nb: 'Lagret. Du fyller ut resten senere.' },

  infoTitle: { en: 'Expense', nb: 'Utgift' },
  untitled: { en: 'Not filled out yet', nb: 'Ikke fylt ut ennå' },
  archivedBadge: { en: 'To fill out', nb: 'Ikke fylt ut' },
  archivedNote: {
    en: 'Fill out the rest later.',
    nb: 'Fyll ut resten senere.',
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
    en: 'A voucher that is not filled out does not go to the trash folder: it and its files are deleted and cannot be restored.',
    nb: 'Et bilag som ikke er fylt ut, går ikke til papirkurven: Det og filene slettes og kan ikke gjenopprettes.',
  },
  deleted: { en: '{{name}} is deleted', nb: '{{name}} er slettet' },
  keep: { en: 'Keep the voucher', nb: 'Behold bilaget' },
})

export type ExpenseKey = keyof (typeof expenseWords)['texts']
