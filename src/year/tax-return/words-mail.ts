import { words } from '../../base/kit/words'

export const returnMailWords = words('taxReturnMail', {
  approvedSubject: {
    en: 'The tax authority has approved your return for {{year}}',
    nb: 'Skatteetaten har godkjent skattemeldingen din for {{year}}',
  },
  approvedText: {
    en: 'The return for {{year}} that you sent from Husbok and finished at the tax authority is handed in and approved.',
    nb: 'Skattemeldingen for {{year}} som du sendte fra Husbok og fullførte hos Skatteetaten, er levert og godkjent.',
  },
  approvedNote: {
    en: 'You will find the receipt under the tax year in Husbok. You do not need to do anything.',
    nb: 'Kvitteringen finner du under skatteåret i Husbok. Du trenger ikke gjøre noe.',
  },
  rejectedSubject: {
    en: 'The tax authority has rejected your return for {{year}}',
    nb: 'Skatteetaten har avvist skattemeldingen din for {{year}}',
  },
  rejectedText: {
    en: 'The return for {{year}} that you sent from Husbok was rejected: it is not handed in. The year is open again in Husbok, so that you can change what is wrong and send again.',
    nb: 'Skattemeldingen for {{year}} som du sendte fra Husbok, er avvist: Den er ikke levert. Året er åpnet igjen i Husbok, så du kan rette det som er feil, og sende på nytt.',
  },
  rejectedNote: {
    en: 'The tax authority’s own words are on the receipt.',
    nb: 'Skatteetatens egne ord står på kvitteringen.',
  },
  button: { en: 'See the tax year', nb: 'Se skatteåret' },
})
