import { words } from '../../base/kit/words'

export const repeatWords = words('repeats', {
  automaticNote: {
    en: 'This voucher was made by a repeat. Only the description and the files can be changed; the rest follows the voucher that repeats.',
    nb: 'Dette bilaget er laget av en gjentakelse. Bare beskrivelsen og filene kan endres; resten følger bilaget som gjentas.',
  },
  toParent: { en: 'Show the voucher that repeats', nb: 'Vis bilaget som gjentas' },
  inProgress: {
    en: 'Vouchers of “{{name}}” are still being made. Those before {{day}} are here; the list updates automatically.',
    nb: 'Bilagene til «{{name}}» lages fortsatt. De før {{day}} er her; listen oppdateres automatisk.',
  },
  repeatTitle: { en: 'Repeat', nb: 'Gjentakelse' },
  nextOn: {
    en: '{{rhythm}}. The next voucher is made on {{day}}.',
    nb: '{{rhythm}}. Det neste bilaget lages {{day}}.',
  },
  stopRepeat: { en: 'Stop the repeat', nb: 'Stopp gjentakelsen' },
  stopHelp: {
    en: 'When you stop it no more vouchers are made. Those it has made stay.',
    nb: 'Når du stopper den, lages ingen flere bilag. De den har laget, blir værende.',
  },
  startRepeat: { en: 'Start the repeat again', nb: 'Start gjentakelsen igjen' },
  startHelp: {
    en: 'When you start it again its next date is {{day}}. The dates that were left out are not filled in.',
    nb: 'Når du starter den igjen, er neste dato {{day}}. Datoene som ble utelatt, fylles ikke inn.',
  },
  repeatStopped: { en: 'The repeat is stopped', nb: 'Gjentakelsen er stoppet' },
  repeatStarted: { en: 'The repeat has started again', nb: 'Gjentakelsen er startet igjen' },
  stoppedByYou: { en: 'The repeat is stopped.', nb: 'Gjentakelsen er stoppet.' },
  stoppedByFree: {
    en: 'The repeat stopped automatically because all free vouchers were used and you had no subscription.',
    nb: 'Gjentakelsen stoppet automatisk fordi alle gratis bilag var brukt og du ikke hadde abonnement.',
  },
  stoppedByTrial: {
    en: 'The repeat stopped automatically because the trial was over and you had no subscription.',
    nb: 'Gjentakelsen stoppet automatisk fordi prøveperioden var over og du ikke hadde abonnement.',
  },
  stillFree: {
    en: 'Subscribe, or delete vouchers for good, to start it again.',
    nb: 'Abonner, eller slett bilag for godt, for å starte den igjen.',
  },
  stillTrial: { en: 'Subscribe to start it again.', nb: 'Abonner for å starte den igjen.' },
  firstLeftOut: {
    en: 'The first date that was left out is {{day}}.',
    nb: 'Den første datoen som ble utelatt, er {{day}}.',
  },
  nextWouldBe: { en: 'The next would have been on {{day}}.', nb: 'Den neste ville vært {{day}}.' },
  seriesTitle_one: { en: 'Made by this repeat: {{count}} voucher', nb: 'Laget av gjentakelsen: {{count}} bilag' },
  seriesTitle_other: { en: 'Made by this repeat: {{count}} vouchers', nb: 'Laget av gjentakelsen: {{count}} bilag' },
  showAllSeries: { en: 'Show all {{count}}', nb: 'Vis alle {{count}}' },
  latestOf: { en: 'The latest {{count}} of {{all}}', nb: 'De siste {{count}} av {{all}}' },
  inTrash: { en: 'in the trash folder', nb: 'i papirkurven' },
  concerns: { en: 'Which vouchers does the change apply to?', nb: 'Hvilke bilag gjelder endringen?' },
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
  fromDate: { en: 'From a date', nb: 'Fra en dato' },
  fromDateShort: {
    en: 'For example a new price. What is dated earlier stays.',
    nb: 'For eksempel ny pris. Det som er datert før, blir stående.',
  },
  fromDateHelp: {
    en: 'What is dated before {{day}} stays. Later vouchers get the new values, except those whose description or files you have changed, and those in the trash folder.',
    nb: 'Det som er datert før {{day}}, blir stående. Senere bilag får de nye verdiene, bortsett fra dem du har endret beskrivelsen eller filene på, og dem i papirkurven.',
  },
  manyText: {
    en: 'From this date, {{count}} vouchers are made at once, {{amount}} kr in total. Is the date right?',
    nb: 'Fra denne datoen lages {{count}} bilag med én gang, {{amount}} kr til sammen. Stemmer datoen?',
  },
  manyYes: { en: 'Yes, make {{count}} vouchers', nb: 'Ja, lag {{count}} bilag' },
  followedOn: {
    en: 'From {{day}}, another voucher continues this repeat.',
    nb: 'Fra {{day}} fortsetter et annet bilag denne gjentakelsen.',
  },
  toFollower: { en: 'Show that voucher', nb: 'Vis det bilaget' },
  seriesToTrash: { en: 'Move the whole series to trash', nb: 'Flytt hele serien til papirkurven' },
  seriesToTrashTitle: { en: 'Move the series {{name}} to the trash?', nb: 'Flytte serien {{name}} til papirkurven?' },
  seriesToTrashText: {
    en: 'The repeating voucher and everything it has made disappear from the lists and totals, and the repeat stops. They can be restored together.',
    nb: 'Bilaget som gjentas og alt gjentakelsen har laget, forsvinner fra lister og summer, og gjentakelsen stopper. De kan gjenopprettes samlet.',
  },
  seriesTrashed: { en: 'The series {{name}} is in the trash folder', nb: 'Serien {{name}} ligger i papirkurven' },
  keepSeries: { en: 'Keep the series', nb: 'Behold serien' },
})
