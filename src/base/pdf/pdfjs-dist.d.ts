// The package has types for its unminified form only, and none for its worker.
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist/legacy/build/pdf.mjs'
}
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
