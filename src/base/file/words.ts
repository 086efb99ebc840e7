import { words } from '../kit/words'

export const fileWords = words('file', {
  files: { en: 'Files', nb: 'Filer' },
  open: { en: 'Open', nb: 'Åpne' },
  viewer: { en: 'File {{number}} of {{all}}: {{name}}', nb: 'Fil {{number}} av {{all}}: {{name}}' },
  download: { en: 'Download', nb: 'Last ned' },
  close: { en: 'Close', nb: 'Lukk' },
  previous: { en: 'Previous file', nb: 'Forrige fil' },
  next: { en: 'Next file', nb: 'Neste fil' },
  zoomIn: { en: 'Zoom in', nb: 'Zoom inn' },
  zoomOut: { en: 'Zoom out', nb: 'Zoom ut' },
  fit: { en: 'Fit to window', nb: 'Tilpass til vinduet' },
  area: { en: 'Preview, scroll with the arrow keys', nb: 'Forhåndsvisning, rull med piltastene' },
  loading: { en: 'Loading the file', nb: 'Laster filen' },
  failed: { en: 'The file could not be shown', nb: 'Filen kunne ikke vises' },
  unreadable: {
    en: 'This picture cannot be read. Take it again, or choose another file.',
    nb: 'Dette bildet kan ikke leses. Ta det på nytt, eller velg en annen fil.',
  },
  large: { en: 'Show large', nb: 'Vis stort' },
  failedPdf: {
    en: 'This PDF cannot be shown here. Download it to open it.',
    nb: 'Denne PDF-en kan ikke vises her. Last den ned for å åpne den.',
  },
  lockedPdf: {
    en: 'The PDF is locked with a password. It is kept as it is; download it to open it.',
    nb: 'PDF-en er låst med passord. Den lagres som den er; last den ned for å åpne den.',
  },
  failedPage: {
    en: 'Page {{number}} cannot be shown here. Download the file to see it.',
    nb: 'Side {{number}} kan ikke vises her. Last ned filen for å se den.',
  },
  page: { en: 'Page {{number}} of {{all}}', nb: 'Side {{number}} av {{all}}' },
  morePages: {
    en: 'The first {{count}} pages are shown. Download the file to see all.',
    nb: 'De første {{count}} sidene vises. Last ned filen for å se alt.',
  },
})
