const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const bySuffix: readonly (readonly [suffix: string, types: readonly string[]])[] = [
  ['/audit_log/export', [xlsx, 'text/csv']],
  ['/export', [xlsx]],
  ['.pdf', ['application/pdf']],
  ['.csv', ['text/csv']],
  ['.ics', ['text/calendar']],
  ['/attachments/{row}/file', ['application/pdf', 'image/png', 'image/jpeg', 'image/webp']],
  ['.ndjson', ['application/x-ndjson']],
  ['.geojson', ['application/geo+json']],
  ['/items', ['application/geo+json']],
  ['/items/{feature}', ['application/geo+json']],
  ['.gpkg', ['application/geopackage+sqlite3']],
  ['.jsonld', ['application/ld+json']],
  ['.gpx', ['application/gpx+xml']],
  ['.kml', ['application/vnd.google-earth.kml+xml']],
  ['.xml', ['application/xml']],
  ['.xlsx', [xlsx]],
  ['/mailbox/{id}/files/{position}', ['text/calendar']],
  ['/live', ['text/event-stream']],
];

export const fileMediaTypesOf = (path: string): readonly string[] =>
  bySuffix.find(([suffix]) => path.endsWith(suffix))?.[1] ?? [];
