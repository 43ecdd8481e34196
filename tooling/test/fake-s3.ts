import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeS3 {
  endpoint: string;
  kept: Map<string, { body: Buffer; type: string | undefined; changed?: Date }>;
  uploads: Uploads;
  authorizations: (string | undefined)[];
  close(): void;
}

interface Answer {
  status?: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

const pageOfNames = 3;

const xml = (body: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
const problem = (status: number, code: string, message: string): Answer => ({
  status,
  body: xml(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`),
});

interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: Buffer;
}

type Uploads = Map<string, { path: string; parts: Buffer[] }>;

function list(kept: FakeS3['kept'], bucket: string, query: URLSearchParams): Answer {
  const start = `${bucket}/${query.get('prefix') ?? ''}`;
  const from = query.get('start-after');
  const after = query.get('continuation-token') ?? (from ? `${bucket}/${from}` : '');
  const names = [...kept.keys()].filter((path) => path.startsWith(start) && path > after).sort();
  const page = names.slice(0, pageOfNames);
  const rows = page.map((path) => {
    const { body, changed = new Date() } = kept.get(path) ?? {};
    const facts = `<Size>${body?.length}</Size><LastModified>${changed.toISOString()}</LastModified>`;
    return `<Contents><Key>${path.slice(bucket.length + 1)}</Key>${facts}</Contents>`;
  });
  const next = names.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return { body: xml(`<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`) };
}

function listUploads(uploads: Uploads, bucket: string): Answer {
  const rows = [...uploads].map(
    ([id, { path }]) => `<Upload><Key>${path.slice(bucket.length + 1)}</Key><UploadId>${id}</UploadId></Upload>`,
  );
  return { body: xml(`<ListMultipartUploadsResult>${rows.join('')}</ListMultipartUploadsResult>`) };
}

function inParts({ method, path, query, body }: Call, { kept, uploads }: FakeS3): Answer {
  const id = query.get('uploadId') ?? String(uploads.size + 1);
  if (query.has('uploads')) {
    uploads.set(id, { path, parts: [] });
    return { body: xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`) };
  }
  const upload = uploads.get(id);
  if (!upload) return problem(404, 'NoSuchUpload', 'The upload does not exist');
  const number = Number(query.get('partNumber'));
  if (method === 'PUT') {
    upload.parts[number - 1] = body;
    return { headers: { etag: `"${number}"` } };
  }
  uploads.delete(id);
  if (method === 'DELETE') return { status: 204 };
  kept.set(path, { body: Buffer.concat(upload.parts), type: undefined });
  return { body: xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>') };
}

function answer(request: IncomingMessage, body: Buffer, store: FakeS3): Answer {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
  const path = decodeURIComponent(pathname).replace(/\/$/, '');
  const { method = '' } = request;
  if (path.includes('broken')) return problem(403, 'AccessDenied', 'Access Denied');
  if (method === 'GET' && query.has('uploads')) return listUploads(store.uploads, path);
  if (query.has('uploads') || query.has('uploadId')) return inParts({ method, path, query, body }, store);
  if (method === 'GET' && query.has('list-type')) return list(store.kept, path, query);
  if (method === 'PUT') store.kept.set(path, { body, type: request.headers['content-type'] });
  if (method === 'DELETE') {
    store.kept.delete(path);
    return { status: 204 };
  }
  const found = store.kept.get(path);
  if (method === 'GET') return found ? { body: found.body } : problem(404, 'NoSuchKey', 'The key does not exist');
  return {};
}

export async function startFakeS3(): Promise<FakeS3> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    store.authorizations.push(request.headers.authorization);
    const { status = 200, body = '', headers } = answer(request, Buffer.concat(chunks), store);
    const type = typeof body === 'string' ? 'application/xml' : 'application/octet-stream';
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const store: FakeS3 = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept: new Map(),
    uploads: new Map(),
    authorizations: [],
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return store;
}
