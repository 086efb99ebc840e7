import { words } from '../../kit/words'

/** The words of a field of files. Only forms with files load them. */
export const fileFieldWords = words('files', {
  filesHelp: {
    en: 'PDF or picture, max 10 MB. Drop or paste.',
    nb: 'PDF eller bilde, høyst 10 MB. Slipp eller lim inn.',
  },
  filesHelpPdf: {
    en: 'PDF, max 10 MB. Drop or paste.',
    nb: 'PDF, høyst 10 MB. Slipp eller lim inn.',
  },
  filesChoose: { en: 'Choose files', nb: 'Velg filer' },
  filesCamera: { en: 'Take a photo', nb: 'Ta bilde' },
  filesDrop: { en: 'Drop the files here', nb: 'Slipp filene her' },
  filesShow: { en: 'Show', nb: 'Vis' },
  filesRemove: { en: 'Remove {{name}}', nb: 'Fjern {{name}}' },
  filesRetry: { en: 'Try {{name}} again', nb: 'Prøv {{name}} på nytt' },
  filesProgress: { en: 'Uploading {{name}}', nb: 'Laster opp {{name}}' },
  filesUploaded: { en: '{{name}} is uploaded', nb: '{{name}} er lastet opp' },
  filesType: {
    en: '{{name}}: only PDF, JPEG, PNG and WebP files can be used',
    nb: '{{name}}: Bare PDF-, JPEG-, PNG- og WebP-filer kan brukes',
  },
  filesTypePdf: { en: '{{name}}: Only .pdf allowed', nb: '{{name}}: Bare .pdf er tillatt' },
  filesSize: { en: '{{name}}: the file is larger than 10 MB', nb: '{{name}}: Filen er større enn 10 MB' },
  filesHeic: {
    en: '{{name}}: this browser cannot read photos in Apple’s HEIC format. Choose “Most Compatible” under Settings › Camera › Formats, or send it as JPEG',
    nb: '{{name}}: Nettleseren kan ikke lese bilder i Apples HEIC-format. Velg «Mest kompatibel» under Innstillinger › Kamera › Formater, eller send det som JPEG',
  },
  filesPixels: {
    en: '{{name}}: the picture is too large. At most 40 megapixels and 20,000 pixels a side',
    nb: '{{name}}: Bildet er for stort. Høyst 40 megapiksler og 20 000 piksler per side',
  },
  filesEmpty: { en: '{{name}}: the file is empty', nb: '{{name}}: Filen er tom' },
  filesMany: { en: '{{name}}: at most {{max}} files', nb: '{{name}}: høyst {{max}} filer' },
  filesDismiss: { en: 'Hide these messages', nb: 'Skjul meldingene' },
  filesFailed_one: {
    en: 'A file was not saved: try again, remove it, or continue without it',
    nb: 'En fil ble ikke lagret: Prøv på nytt, fjern den, eller fortsett uten den',
  },
  filesFailed_other: {
    en: '{{count}} files were not saved: try again, remove them, or continue without them',
    nb: '{{count}} filer ble ikke lagret: Prøv på nytt, fjern dem, eller fortsett uten dem',
  },
  filesRetryAll_one: { en: 'Try again', nb: 'Prøv på nytt' },
  filesRetryAll_other: { en: 'Try all {{count}} again', nb: 'Prøv alle {{count}} på nytt' },
  filesWithout_one: { en: 'Continue without this file', nb: 'Fortsett uten denne filen' },
  filesWithout_other: { en: 'Continue without these {{count}} files', nb: 'Fortsett uten disse {{count}} filene' },
  filesWait: {
    en: 'Continues automatically once the files are uploaded',
    nb: 'Fortsetter automatisk når filene er lastet opp',
  },
})
