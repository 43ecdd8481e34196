export const texts = {
  starting: (url: string) => `Витрина компонентов: ${url} (первая сборка — около 10 с). Остановить: Ctrl-C`,
  building: 'Собираю витрину компонентов…',
  built: (folder: string) => `Витрина компонентов собрана: ${folder}`,
  portTaken: (port: number) =>
    `Порт ${port} занят другой программой. Освободите его или выберите другой: PORT=${port + 1} npm run workbench`,
};
